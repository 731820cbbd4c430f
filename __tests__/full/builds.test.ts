// Commands one after another. Each build starts from scratch, without files of an earlier run.
import fs from "node:fs";
import { getPublishedFolder } from "../support/photo-urls";
import { copyProject, killAll, limitMs, waitForOutput } from "./support/project";

jest.setTimeout(2 * limitMs);

const project = copyProject();

afterAll(project.remove);

const published = () => fs.readdirSync(project.path("public"), { recursive: true }).map(String);

const port = "8173";

async function expectGoodBuild(): Promise<void> {
  const { code, output } = project.run("build");
  expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });
  expect(project.read("public/index.html")).toContain("<h1");
  expect(published()).toContain("program.html");
  const server = project.start("serve", { PORT: port });
  await waitForOutput(server, "Stranica je spremna");
  await killAll(server);
}

it("a build after one that was killed publishes no old photo", async () => {
  const killed = project.start("build");
  await waitForOutput(killed, "Building production JavaScript and CSS bundles");
  await killAll(killed);
  const list = project.read("content/premises/photos.yml");
  fs.writeFileSync(
    project.path("content/premises/photos.yml"),
    list.replace(/ {2}- photo: "soba4\.webp"\n(?: {4}.*\n)*/, ""),
  );
  await expectGoodBuild();
  const isPublished = (name: string) =>
    fs.existsSync(
      project.path(`public${getPublishedFolder(`premises/${name}`, project.path("content"))}`),
    );
  expect(isPublished("soba3.webp")).toBe(true);
  expect(isPublished("soba4.webp")).toBe(false);
});

it("after a build that fails there is no site to serve", async () => {
  const template = project.read("src/templates/home.tsx");
  fs.writeFileSync(project.path("src/templates/home.tsx"), `${template}\nexport const x = ;\n`);
  expect(project.run("build").code).toBe(1);
  const { code, output } = project.run("serve");
  expect(code).toBe(1);
  expect(output).toContain("Nema cijele izrađene stranice");
  fs.writeFileSync(project.path("src/templates/home.tsx"), template);
  await expectGoodBuild();
});

it("npm run dev leaves nothing to serve, and no file in the next build", async () => {
  const editing = project.start("dev", { PORT: port });
  await waitForOutput(editing, "success Building development bundle");
  expect((await fetch(`http://localhost:${port}/admin`)).status).toBe(200);
  await killAll(editing);
  expect(project.run("serve").output).toContain("Nema cijele izrađene stranice");
  fs.renameSync(project.folder, `${project.folder} 2`);
  fs.renameSync(`${project.folder} 2`, project.folder);
  await expectGoodBuild();
  expect(published().filter((file) => /commons\.js|webpack\.stats|_gatsby/.test(file))).toEqual([]);
});
