const evaluated: string[] = [];

jest.mock("react-dom/client", () => evaluated.push("react") && {});
jest.mock("gatsby", () => evaluated.push("router") && {});
jest.mock("gatsby-app", () => evaluated.push("site") && {}, { virtual: true });

it("evaluates React, the router and the site in a task each", async () => {
  const later = setTimeout;
  const settled = () => new Promise((done) => later(done));
  const tasks: (() => void)[] = [];
  jest
    .spyOn(window, "setTimeout")
    .mockImplementation((task) => tasks.push(task as () => void) as never);

  await import("../../../../src/gatsby/browser/start");
  await settled();
  expect(evaluated).toEqual(["react"]);
  tasks.shift()?.();
  await settled();
  expect(evaluated).toEqual(["react", "router"]);
  tasks.shift()?.();
  await settled();
  expect(evaluated).toEqual(["react", "router", "site"]);
  expect(tasks).toEqual([]);
});
