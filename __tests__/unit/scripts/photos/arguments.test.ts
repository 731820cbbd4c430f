/** @jest-environment node */
import { parseArguments } from "../../../../scripts/photos/arguments";

const parse = (line: string) => parseArguments(line.split(" ").filter(Boolean));
const nothing = { words: [], set: "gallery", at: undefined };

test.each([
  ["", { ...nothing, command: "help" }],
  ["add --help", { ...nothing, command: "help" }],
  ["add a.jpg b", { ...nothing, command: "add", words: ["a.jpg", "b"] }],
  ["add a.jpg --to premises --at 3", { command: "add", words: ["a.jpg"], set: "premises", at: 3 }],
  ["remove 2 10 --in premises", { command: "remove", words: ["2", "10"], set: "premises" }],
])("understands „%s”", (line, request) => expect(parse(line)).toMatchObject(request));

test.each([
  ["ad a.jpg", /Nema naredbe „ad”\. Jeste li htjeli „add”\?.*Primjer: npm run photos --/s],
  ["add a.jpg --too premises", /Opcije ove naredbe su --to, --in i --at.*\[--to gallery/s],
  ["add a.jpg --to", /iza svake dolazi vrijednost/],
  ["add a.jpg --to galery", /a ne „galery”\. Jeste li htjeli „gallery”\?/],
  ["add a.jpg --at 0", /„0” nije broj slike/],
])("refuses „%s” in Bosnian", (line, message) => expect(() => parse(line)).toThrow(message));
