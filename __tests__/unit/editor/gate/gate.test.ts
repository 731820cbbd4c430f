import { showMessage } from "../../../../src/editor/base/dialogs";
import { getFormat } from "../../../../src/editor/format/content-format";
import { installGate } from "../../../../src/editor/gate/gate";
import { Refusal } from "../../../../src/editor/gate/refusal";
import { setLoadedReader } from "../../../../src/editor/model/loaded";
import type { Change, Entry, FlatValues, Loaded } from "../../../../src/editor/sveltia/types";
import { getFileText, readContent, siteFiles } from "../../../support/content-files";

jest.mock("../../../../src/editor/base/dialogs", () => ({ showMessage: jest.fn() }));

// The gate shows a refusal a moment later.
const settle = () => new Promise((done) => setTimeout(done, 5));

afterEach(async () => {
  await settle();
  jest.mocked(showMessage).mockClear();
});

const isText = (name: string) => /\.(?:md|yml)$/.test(name);

const createEntry = (name: string, text = getFileText(name)): Entry => {
  const fields = getFormat(name).fromFile(text);
  return { locales: { _default: { path: `content/${name}`, content: fields as FlatValues } } };
};

const loaded = {
  entries: siteFiles.filter(isText).map((name) => createEntry(name)),
  assets: siteFiles.filter((name) => !isText(name)).map((name) => ({ path: `content/${name}` })),
};

/** Return all loaded entries except one. */
const entriesWithout = (file: string) =>
  loaded.entries.filter(({ locales }) => locales._default.path !== `content/${file}`);

const written = jest.fn(async () => ({ commit: {}, savedEntries: [] }));

/** Return the gate's refusal of changes; undefined if it lets them pass. */
async function getRefusal(
  changes: readonly Change[],
  present: Loaded = loaded,
  refreshChanges: () => Promise<void> = async () => {},
): Promise<Refusal | undefined> {
  written.mockClear();
  try {
    setLoadedReader(() => present);
    await installGate(refreshChanges, written)({ changes });
    expect(written).toHaveBeenCalledTimes(1);
    return undefined;
  } catch (error) {
    expect(written).not.toHaveBeenCalled();
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const update = (file: string, from: string | RegExp, to: string): Change => {
  const text = getFileText(file);
  expect(text).toMatch(from);
  return { action: "update", path: `content/${file}`, data: text.replace(from, to) };
};
const create = (file: string, data: string | Blob): Change => ({
  action: "create",
  path: `content/${file}`,
  data,
});
const remove = (file: string): Change => ({ action: "delete", path: `content/${file}` });
const move = (from: string, to: string, data?: string | Blob): Change => ({
  action: "move",
  previousPath: `content/${from}`,
  path: `content/${to}`,
  ...(data && { data }),
});

const pdf = (bytes: BlobPart = String(readContent("files/nacrt.pdf"))) => new Blob([bytes]);
const section = '---\norder: 9\nicon: "book"\ntitle: "Dokumenti"\n---\n';

it.each([
  ["a changed word", [update("pages/home.md", "Pogledaj", "Pogledajte")]],
  ["a new section of an added page", [create("pages/upis/dokumenti.md", section)]],
  ["a new document", [create("files/pravila.pdf", pdf())]],
  ["a document replaced", [{ ...create("files/kucni-red.pdf", pdf()), action: "update" as const }]],
  ["a document that no text links to deleted", [remove("files/nacrt.pdf")]],
  ["a new folder", [create("files/novi/.gitkeep", pdf(""))]],
  ["what Windows leaves behind", [create("gallery/Thumbs.db", pdf())]],
  ["a file that is no content", [{ ...create("", "Novo."), path: "README.md" }]],
])("lets %s pass", async (_what, changes) => {
  expect(await getRefusal(changes)).toBeUndefined();
});

it.each([
  ["a link to nowhere", [update("pages/home.md", /\n$/, "\n[Link](/nema)\n")], "ne postoji"],
  ["a page that the menu names deleted", [remove("pages/upis.md")], "/upis"],
  ["a page that others link to renamed", [move("pages/upis.md", "pages/prijem.md")], "/upis"],
  ["a document in use deleted", [remove("files/zahtjev-za-upis.pdf")], "zahtjev-za-upis.pdf"],
  ["no PDF", [create("files/upis.pdf", pdf("<html>"))], "nije PDF"],
  ["a document in the place of another", [create("files/nacrt.pdf", pdf())], "već ima"],
  [
    "a document renamed to another's name",
    [move("files/nacrt.pdf", "files/kucni-red.pdf", pdf())],
    "već ima",
  ],
  ["a new page in the place of another", [create("pages/upis.md", section)], "već ima"],
  ["text that is no YAML", [update("site/centre.yml", /"\n/, "\n")], "Podaci o centru"],
])("refuses %s", async (_what, changes, words) => {
  expect((await getRefusal(changes))?.cause.message).toContain(words);
});

it("refuses a file that could not be read", async () => {
  const entries = entriesWithout("site/centre.yml");
  const refusal = await getRefusal([create("site/centre.yml", "name: a")], { ...loaded, entries });
  expect(refusal?.cause.message).toContain("nije mogao pročitati");
});

it("shows a new warning once the change is written", async () => {
  const shown = jest.mocked(showMessage);
  const withStrayMarkup = [update("pages/home.md", /\n$/, "\nRed je **važan **.\n")];
  expect(await getRefusal(withStrayMarkup)).toBeUndefined();
  expect(shown).toHaveBeenCalledTimes(1);
  expect(shown.mock.calls[0]?.[0]).toMatch(/^Sačuvano je.*Početna stranica: U tekstu su ostali/s);
  expect(await getRefusal([update("pages/home.md", "Pogledaj", "Pogledajte")])).toBeUndefined();
  // The photo is not on its list any more.
  const list = update("premises/photos.yml", / {2}- photo: .*\n(?: {4}.*\n)*$/, "");
  expect(await getRefusal([list])).toBeUndefined();
  expect(shown).toHaveBeenCalledTimes(1);
});

it("refuses only what a change causes itself", async () => {
  const broken = getFileText("pages/home.md").replace(/\n$/, "\n[Link](/nema)\n");
  const entries = [...entriesWithout("pages/home.md"), createEntry("pages/home.md", broken)];
  const state = { ...loaded, entries };
  const elsewhere = update("perks/team.md", /title: ".*"/, 'title: "Novo"');
  expect(await getRefusal([elsewhere], state)).toBeUndefined();
  const more = [update("pages/home.md", /\n$/, "\n[Link](/nema) i [drugi](/nigdje)\n")];
  expect((await getRefusal(more, state))?.problems).toHaveLength(1);
});

it("judges the next change by what was saved, not by what was loaded", async () => {
  const data = '---\ntitle: "Novosti"\nintro: "Šta ima."\nsky: "noon"\n---\n';
  const added: Entry = { locales: { _default: { path: "content/pages/novosti.md", content: {} } } };
  const state = { ...loaded, entries: [...loaded.entries] };
  const write = async () => {
    state.entries.push(added);
    return { commit: {}, savedEntries: [added] };
  };
  const refresh = async () => {};
  setLoadedReader(() => state);
  await installGate(refresh, write)({ changes: [create("pages/novosti.md", data)] });
  const link = update("pages/home.md", /\n$/, "\n[Novosti](/novosti)\n");
  expect(await getRefusal([link], state)).toBeUndefined();
});

it.each([
  ["delete", remove("notices/izlet.md")],
  ["save", update("notices/izlet.md", /title: ".*"/, 'title: "Šetnja"')],
])("refuses to %s what a colleague has changed meanwhile", async (_act, change) => {
  const file = "notices/izlet.md";
  const state = { ...loaded };
  const refresh = async () => {
    const changed = createEntry(file, getFileText(file).replace(/\n$/, " Novo.\n"));
    state.entries = [...entriesWithout(file), changed];
  };
  const refusal = await getRefusal([change], state, refresh);
  expect(refusal?.cause.message).toContain("Neko je ovo u međuvremenu promijenio");
  expect(await getRefusal([change], state)).toBeUndefined();
});

it("shows a refusal in a dialog if no form has shown it", async () => {
  await getRefusal([remove("pages/upis.md")]);
  await settle();
  expect(showMessage).toHaveBeenCalledWith(expect.stringContaining("/upis"));
});

describe("new photos", () => {
  const webp = "RIFF....WEBPVP8 ";
  const webpWithExif = "RIFF....WEBPVP8X....\x08";
  /** The number of decoded photos in memory, now and at most. */
  const decoded = { now: 0, most: 0 };

  beforeEach(() => {
    const widths: Readonly<Record<string, number>> = { large: 2400, unscaled: 4032, small: 640 };
    const createImageBitmap = async (photo: Blob) => {
      const width = widths[/\w+$/.exec(await photo.text())?.[0] ?? ""];
      if (!width) throw new Error("The source image could not be decoded.");
      decoded.now += 1;
      decoded.most = Math.max(decoded.most, decoded.now);
      const close = () => {
        decoded.now -= 1;
      };
      return { width, height: width * 0.75, close };
    };
    Object.assign(globalThis, { createImageBitmap });
  });

  const add = (content: string) => [
    create("gallery/nova.webp", new Blob([content])),
    update("gallery/photos.yml", /$/, '  - photo: "nova.webp"\n'),
  ];

  it.each([
    ["a small WebP without metadata", `${webp} large`, undefined],
    ["too small", `${webp} small`, "Slika je premala ili preuska: 640 × 480"],
    ["a PNG", "\x89PNG large", "Preglednik nije uspio pripremiti ovu sliku"],
    ["with EXIF", `${webpWithExif} large`, "Preglednik nije uspio pripremiti ovu sliku"],
    ["not scaled", `${webp} unscaled`, "Preglednik nije uspio pripremiti ovu sliku"],
  ])("%s", async (_what, content, words) => {
    const refusal = await getRefusal(add(content));
    expect(refusal?.cause.message).toEqual(words && expect.stringContaining(words));
  });

  it("are decoded one after another", async () => {
    const photos = [1, 2, 3].map((at) =>
      create(`gallery/n${at}.webp`, new Blob([`${webp} large`])),
    );
    expect(await getRefusal(photos)).toBeUndefined();
    expect(decoded).toEqual({ now: 0, most: 1 });
  });
});

it("does not blame a change of a list for an error that was in it, wherever that moves", async () => {
  const file = "site/closures.yml";
  const closure = (from: string, to: string) =>
    `  - from: "${from}"\n    to: "${to}"\n    reason: "Odmor"\n`;
  const [right, wrong] = [closure("2094-07-01", "2094-07-02"), closure("2094-08-02", "2094-08-01")];
  const listOf = (...items: string[]) => `closures:\n${items.join("")}`;
  const entries = [...entriesWithout(file), createEntry(file, listOf(right, wrong))];
  const change = { action: "update", path: `content/${file}` } as const;
  const save = (...items: string[]) =>
    getRefusal([{ ...change, data: listOf(...items) }], { ...loaded, entries });
  expect([await save(wrong), await save(right, right, wrong)]).toEqual([undefined, undefined]);
  expect(await save(right, wrong, wrong)).toBeDefined();
  expect(await save(right, wrong.replaceAll("08", "09"))).toBeDefined();
});

test("the editor does not start without the gate, or without what the gate needs", async () => {
  await jest.isolateModulesAsync(async () => {
    const fresh = await import("../../../../src/editor/gate/gate");
    const { setLoadedReader: setReader } = await import("../../../../src/editor/model/loaded");
    expect(fresh.requireGate).toThrow("past the gate");
    const notFunction = undefined as unknown as () => Promise<unknown>;
    expect(() => fresh.installGate(notFunction, written)).toThrow(TypeError);
    fresh.installGate(async () => {}, written);
    expect(fresh.requireGate()).toEqual(expect.any(Function));
    setReader(() => ({ entries: undefined, assets: [] }) as unknown as Loaded);
    expect(fresh.requireGate).toThrow("past the gate");
  });
});
