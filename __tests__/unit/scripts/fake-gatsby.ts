// Stands for Gatsby's command line: counts in .cache what it has built on, and fails when told to.
import fs from "node:fs";
import v8 from "node:v8";

const [, , command] = process.argv;
const fault = process.env.FAULT;
const count = fs.existsSync(".cache/count") ? Number(fs.readFileSync(".cache/count", "utf8")) : 0;

function hang(text: string) {
  fs.writeFileSync("public/index.html", text);
  console.log("under way");
  setInterval(() => {}, 1000);
}

function build() {
  fs.writeFileSync("public/index.html", `build ${count + 1}`);
  if (fault !== "not written down") {
    fs.writeFileSync(".cache/redux/redux.rest.state", v8.serialize({ count }));
  }
}

for (const folder of ["public", ".cache/redux"]) fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(".cache/count", String(count + 1));
if (command === "develop") hang("editing");
else if (fault === "hang") hang("half");
else if (fault === "fail") process.exit(1);
else build();
