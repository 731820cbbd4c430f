/** @jest-environment node */
import { startServer } from "../../../scripts/server/server";
import { pathPrefix } from "../../../scripts/settings/path-prefix";
import { UserError } from "../../../scripts/system/user-error";
import { makeSite, send } from "./site-fixture";

test.each([
  [undefined, ""],
  ["", ""],
  ["/", ""],
  ["sanjalica", "/sanjalica"],
  [" /sanjalica/ ", "/sanjalica"],
  ["/a/b", "/a/b"],
])("PATH_PREFIX=%s means %j", (text, prefix) => {
  expect(pathPrefix(text)).toBe(prefix);
});

test.each(["https://a.example/b", "/a b", "/../a", "/a?b"])("PATH_PREFIX=%s is refused", (text) => {
  expect(() => pathPrefix(text)).toThrow(UserError);
});

test("a site below a path is served there and nowhere else", async () => {
  const site = makeSite({
    "index.html": "Početna",
    "program.html": "Program",
    "404.html": "Nema",
    "icons/a.svg": "<svg/>",
  });
  const server = await startServer({ root: site.root, prefix: "/mapa" });
  const get = async (target: string) => {
    const { status } = await send(server.port, target);
    return status;
  };
  expect(server.url).toBe(`http://127.0.0.1:${server.port}/mapa`);
  for (const target of ["/mapa", "/mapa/", "/mapa?a", "/mapa/program", "/mapa/icons/a.svg"]) {
    expect([target, await get(target)]).toEqual([target, 200]);
  }
  for (const target of ["/", "/program", "/mapama", "/mapa/nema", "/icons/a.svg"]) {
    expect([target, await get(target)]).toEqual([target, 404]);
  }
  await server.close();
  site.remove();
});
