/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { assertNothingSwallowed, parseArguments } from "../../../../scripts/photos/arguments";
import { countPhotos } from "../../../../scripts/photos/folder";

const parse = (line: string) => parseArguments(line.split(" ").filter(Boolean));

test.each([
  ["", { command: "help" }],
  ["add --help", { command: "help" }],
  ["add a.jpg b", { command: "add", set: "gallery", paths: ["a.jpg", "b"], at: undefined }],
  ["add a.jpg --to premises --at 3", { command: "add", set: "premises", paths: ["a.jpg"], at: 3 }],
  ["add --at=3 a.jpg", { command: "add", set: "gallery", paths: ["a.jpg"], at: 3 }],
  ["move 2 10", { command: "move", set: "gallery", from: 2, to: 10 }],
  ["remove 10 2 2 --in premises", { command: "remove", set: "premises", numbers: [2, 10] }],
  ["list", { command: "list", sets: ["gallery", "premises"] }],
  ["list --in gallery", { command: "list", sets: ["gallery"] }],
])("understands „%s”", (line, request) => expect(parse(line)).toEqual(request));

test.each([
  ["ad a.jpg", /Nema naredbe „ad”\. Da li ste mislili „add”\?.*Primjer: npm run photos --/s],
  ["add", /Navedite slike ili folder/],
  ["add a.jpg --too premises", /nema opciju --too\..*\[--to gallery/s],
  ["add a.jpg --in premises", /nema opciju --in\./],
  ["list --at 3", /nema opciju --at\./],
  ["add a.jpg --to galery", /a ne „galery”\. Da li ste mislili „gallery”\?/],
  ["add a.jpg --to", /Iza --to dolazi gallery/],
  ["add a.jpg --at 0", /„0” nije broj slike/],
  ["move 3", /Navedite dva broja/],
  ["move 3 kraj", /„kraj” nije broj slike/],
  ["remove", /Navedite brojeve slika/],
  ["remove 3,4", /„3,4” nije broj slike/],
  ["list 3", /ide samo --in/],
])("refuses „%s” in Bosnian", (line, message) => expect(() => parse(line)).toThrow(message));

// What npm 10.9 and 11.19 leave of options without `--`, as they were seen to.
test.each([
  ["add X --at 4", "add X 4", { npm_config_at: "true" }, "--at"],
  ["add X --at=4", "add X", { npm_config_at: "4" }, "--at"],
  ["add X --to premises, npm 10", "add X premises", { npm_config_to: "true" }, "--to"],
  ["add X --to=premises, npm 10", "add X", { npm_config_to: "premises" }, "--to"],
  ["add X --to premises, npm 11", "add X", { npm_config_token_description: "premises" }, "--to"],
  ["move 3 1 --in premises", "move 3 1 premises", { npm_config_in: "true" }, "--in"],
  [
    "add X --to premises --at 4",
    "add X 4",
    { npm_config_at: "true", npm_config_token_description: "premises" },
    "--at i --to",
  ],
])("explains that npm has kept options: %s", (_line, left, env, names) => {
  const args = left.split(" ");
  expect(() => assertNothingSwallowed(args, env)).toThrow(
    `npm je za sebe zadržao ${names}, pa slike nisu mijenjane. Iza riječi „photos” napišite i ` +
      `dvije crtice, odvojene razmacima: npm run photos -- ${args[0]} …\n\n`,
  );
});

test("the command stops before it has looked at anything", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["scripts/run.mjs", "photos", "add", "X", "4"],
    { encoding: "utf8", env: { ...process.env, npm_config_at: "true" } },
  );
  expect([status, stderr]).toEqual([1, expect.stringContaining("npm je za sebe zadržao --at,")]);
});

test("takes options behind „--”, whatever npm has kept for another command", () => {
  const args = ["add", "X", "--at", "4"];
  expect(() => assertNothingSwallowed(args, { npm_config_at: "4" })).not.toThrow();
});

test("words agree with their numbers", () => {
  const counts = [1, 2, 4, 5, 11, 12, 21, 22, 112].map(countPhotos);
  expect(counts.map((text) => text.split(" ")[1]).join(" ")).toBe(
    "slika slike slike slika slika slika slika slike slika",
  );
});
