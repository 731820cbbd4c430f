import { stripPathPrefix } from "../../../src/ui/links";

const site = globalThis as unknown as { __PATH_PREFIX__: string };

afterEach(() => {
  site.__PATH_PREFIX__ = "";
});

it.each([
  ["", "/", "/"],
  ["", "/program", "/program"],
  ["/sanjalica", "/sanjalica", "/"],
  ["/sanjalica", "/sanjalica/", "/"],
  ["/sanjalica", "/sanjalica/program", "/program"],
  ["/sanjalica", "/sanjalica-stara/program", undefined],
  ["/sanjalica", "/program", undefined],
])("below %j takes %s for %s", (prefix, path, expected) => {
  site.__PATH_PREFIX__ = prefix;
  expect(stripPathPrefix(path)).toBe(expected);
});
