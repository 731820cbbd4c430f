import { loadStylesheet } from "../../../src/ui/load-stylesheet";

const links = () => [...document.head.querySelectorAll("link")];

afterEach(() => document.head.replaceChildren());

describe("a stylesheet linked by script", () => {
  it("applies once the browser has it", async () => {
    const loaded = loadStylesheet("/a.css");
    expect(links().map(({ rel, href }) => [rel, href])).toEqual([
      ["stylesheet", "http://localhost/a.css"],
    ]);
    links()[0]?.dispatchEvent(new Event("load"));
    await expect(loaded).resolves.toBeUndefined();
  });

  it("is linked once", async () => {
    const first = loadStylesheet("/a.css");
    links()[0]?.dispatchEvent(new Event("load"));
    await first;
    await loadStylesheet("/a.css");
    expect(links()).toHaveLength(1);
  });

  it("is taken away when it cannot be loaded, so that it can be tried again", async () => {
    const failed = loadStylesheet("/a.css");
    links()[0]?.dispatchEvent(new Event("error"));
    await expect(failed).rejects.toThrow("/a.css");
    expect(links()).toEqual([]);
  });
});
