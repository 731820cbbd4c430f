import { type MarkedPhoto, pickHero, pickMemories } from "../../../../src/gatsby/data/pick-photos";

const photo = (id: string, mark?: { hero?: boolean; memories?: number }): MarkedPhoto => ({
  id,
  caption: mark ? { hero: mark.hero ?? null, memories: mark.memories ?? null } : null,
});
const ids = (photos: readonly MarkedPhoto[]) => pickMemories(photos).map(({ id }) => id);

describe("the photo at the top of the home page", () => {
  it("is the one marked as hero", () => {
    expect(pickHero([photo("1"), photo("2", { hero: true }), photo("3")])?.id).toBe("2");
  });

  it("is the first when none is marked", () => {
    expect(pickHero([photo("1"), photo("2", { hero: false }), photo("3")])?.id).toBe("1");
  });

  it("is none when the gallery is empty", () => {
    expect(pickHero([])).toBeUndefined();
  });
});

describe("the photos of the memories", () => {
  it("are the marked ones in the marked order", () => {
    const photos = [
      photo("1", { hero: true }),
      photo("2", { memories: 3 }),
      photo("3"),
      photo("4", { memories: 1 }),
      photo("5", { memories: 2 }),
    ];
    expect(ids(photos)).toEqual(["4", "5", "2"]);
  });

  it("are filled up from the start of the gallery when staff removed one", () => {
    const photos = [
      photo("1", { hero: true }),
      photo("2"),
      photo("3"),
      photo("4", { memories: 3 }),
      photo("5", { memories: 1 }),
    ];
    expect(ids(photos)).toEqual(["5", "4", "2"]);
  });

  it("do not repeat the hero, marked or not", () => {
    expect(ids([photo("1"), photo("2", { hero: true }), photo("3"), photo("4")])).toEqual([
      "1",
      "3",
      "4",
    ]);
    expect(ids([photo("1"), photo("2"), photo("3"), photo("4")])).toEqual(["2", "3", "4"]);
  });

  it("repeat the hero when staff marked it as a memory too", () => {
    expect(ids([photo("1"), photo("2", { hero: true, memories: 1 })])).toEqual(["2", "1"]);
  });

  it("are as many as there are in a small gallery", () => {
    expect(ids([photo("1"), photo("2")])).toEqual(["2"]);
  });
});
