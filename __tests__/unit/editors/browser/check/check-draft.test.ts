/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { checkDraft } from "../../../../../src/editors/browser/check/check-draft";
import type { Draft, Entry, FlatValues } from "../../../../../src/editors/browser/check/draft";
import { lookAtPhotos } from "../../../../../src/editors/browser/check/new-photos";
import {
  markdownFormat,
  sourceKey,
  yamlFormat,
} from "../../../../../src/editors/browser/format/content-format";
import { siteContent } from "../../../../support/site";

/** Values by path, as the editor keeps them; a group that is left out has none. */
function flat(value: unknown, above = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[above, value]];
  if (Array.isArray(value) && value.length === 0) return [[above, []]];
  return Object.entries(value).flatMap(([key, child]) =>
    flat(child, above ? `${above}.${key}` : key),
  );
}

const names = fs
  .readdirSync(siteContent, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll(path.sep, "/"))
  // The editor loads no hidden files.
  .filter((name) => /\.\w+$/.test(name) && !/(?:^|\/)\./.test(name));
const isText = (name: string) => /\.(?:md|yml)$/.test(name);

const loaded = new Map(
  names.filter(isText).map((name): [string, Entry] => {
    const text = fs.readFileSync(path.join(siteContent, name), "utf8").trim();
    const fields = (name.endsWith(".md") ? markdownFormat : yamlFormat).fromFile(text);
    const content = Object.fromEntries(flat(fields));
    return [name, { locales: { _default: { path: `content/${name}`, content } } }];
  }),
);
const assets = names.filter((name) => !isText(name)).map((name) => ({ path: `content/${name}` }));

interface Invalid {
  readonly [field: string]: { readonly valid: boolean };
}

/** What is shown beside the fields of a draft; nothing if it may be saved. */
function shown(draft: Draft, invalid: Invalid = {}) {
  const validities = { _default: { ...invalid } };
  const validationMessages: { _default: Record<string, string[]> } = { _default: {} };
  const entries = [...loaded.values()];
  const isSound = checkDraft({ draft, validities, validationMessages, entries, assets });
  const messages = validationMessages._default;
  for (const field of Object.keys(messages)) {
    expect(validities._default[field]).toMatchObject({ valid: false });
  }
  return isSound ? "may be saved" : messages;
}

const valuesOf = (file: string) => loaded.get(file)?.locales._default.content ?? {};

function changed(file: string, values: FlatValues): Draft {
  const originalEntry = loaded.get(file);
  if (!originalEntry) throw new Error(`There is no ${file}.`);
  const currentValues = { _default: { ...valuesOf(file), ...values } };
  return { originalEntry, collection: {}, currentValues, files: {} };
}

const added = (folder: string, values: FlatValues): Draft => ({
  collection: { folder: `content/${folder}` },
  currentValues: { _default: values },
  files: {},
});

it.each(names.filter(isText))("%s may be saved as it is", (file) => {
  // Empty fields of the form and marks of the editor are not part of a file.
  const values = { "photos.0.__sc_id": "a1", intro: valuesOf(file).intro ?? "" };
  expect(shown(changed(file, values))).toBe("may be saved");
});

it("shows an error at its field, in the words of the check", () => {
  expect(shown(changed("pages/home.md", { highlight: "riječi kojih nema" }))).toEqual({
    highlight: [expect.stringMatching(/^Istaknutih riječi „riječi kojih nema” nema u naslovu\./)],
  });
});

it("shows an error of the running text at the text, and that of a list at the list's item", () => {
  expect(shown(changed("perks/team.md", { body: "[Link](/nema)" }))).toEqual({
    body: [expect.stringContaining("vodi na stranicu koja ne postoji")],
  });
  expect(shown(changed("pages/home.md", { "memories.photos.1": "nema.webp" }))).toEqual({
    "memories.photos.1": [expect.stringContaining("„nema.webp”")],
  });
});

it("shows an error of the whole file at the field or the text on its line", () => {
  const spoilt = "Djeca rastu, uÄ\u008de i sjaje";
  expect(shown(changed("perks/team.md", { "link.label": spoilt }))).toEqual({
    "link.label": [expect.stringMatching(/./)],
  });
  expect(shown(changed("perks/team.md", { body: `Prvi red.\n\n${spoilt}.` }))).toEqual({
    body: [expect.stringMatching(/./)],
  });
});

it("lets the last item of a list go that may be empty", () => {
  const originalEntry = loaded.get("site/closures.yml");
  const source = valuesOf("site/closures.yml")[sourceKey];
  const currentValues = { _default: { closures: [], [sourceKey]: source } };
  const draft = {
    collection: {},
    currentValues,
    files: {},
    ...(originalEntry && { originalEntry }),
  };
  expect(shown(draft)).toBe("may be saved");
});

it("leaves a field to the editor that has already said what is wrong with it", () => {
  const invalid = { highlight: { valid: false } };
  expect(shown(changed("pages/home.md", { highlight: "riječi kojih nema" }), invalid)).toEqual({});
});

it("shows an error that a change causes in another file, with its place", () => {
  const list = valuesOf("gallery/photos.yml");
  const photo = String(valuesOf("pages/home.md").photo);
  const [place = ""] = Object.entries(list).find(([, value]) => value === photo) ?? [];
  const messages = shown(changed("gallery/photos.yml", { [place]: "foto-nova.webp" }));
  expect(Object.values(messages).join()).toContain("polje „Slika na vrhu”");
  expect(Object.values(messages).join()).toContain(photo);
});

it("lets a file be saved while there are errors in others, which it has not caused", () => {
  const home = loaded.get("pages/home.md");
  const broken = { ...valuesOf("pages/home.md"), highlight: "riječi kojih nema" };
  loaded.set("pages/home.md", {
    locales: { _default: { path: "content/pages/home.md", content: broken } },
  });
  expect(shown(changed("perks/team.md", { title: "Novi naslov" }))).toBe("may be saved");
  if (home) loaded.set("pages/home.md", home);
});

it("checks the address of a new page, which is its title", () => {
  const page = { title: "Novosti", intro: "Šta ima novo.", look: "noon", body: "Tekst." };
  const seo = Object.fromEntries(
    Object.entries(valuesOf("pages/upis.md")).filter(([field]) => field.startsWith("seo.")),
  );
  expect(shown(added("pages", { ...page, ...seo }))).toBe("may be saved");
  expect(shown(added("pages", { ...page, ...seo, title: "Admin" }))).toEqual({
    title: [expect.stringContaining("/admin")],
  });
});

it("expects a section of an added page in that page's folder", () => {
  // Lists that nothing was added to are empty.
  const values = { order: 9, icon: "book", title: "Dokumenti", parts: [], questions: [] };
  expect(shown({ ...added("pages", values), currentPath: "upis" })).toBe("may be saved");
  expect(shown(added("pages", values))).not.toBe("may be saved");
});

const webp = "RIFF....WEBPVP8 ";
const webpWithExif = "RIFF....WEBPVP8X....\x08";

/** Opens pictures by what is written in them. */
const bitmaps: Readonly<Record<string, () => { width: number; height: number }>> = {
  large: () => ({ width: 2400, height: 1600 }),
  unscaled: () => ({ width: 4032, height: 3024 }),
  small: () => ({ width: 640, height: 480 }),
  broken: () => {
    throw new Error("The source image could not be decoded.");
  },
};

/** The gallery's list with new photos at its end, as the editor has it before they are stored. */
async function withNewPhotos(contents: readonly string[], start = webp): Promise<Draft> {
  const open = async (photo: Blob) => {
    const content = (await photo.text()).slice(start.length);
    return (bitmaps[content] ?? bitmaps.large)?.();
  };
  Object.assign(globalThis, { createImageBitmap: open });
  const photos = contents.map((content, index) => ({
    field: `photos.${8 + index}.photo`,
    address: `blob:http://localhost/${index}`,
    file: new Blob([start + content]),
  }));
  const values = Object.fromEntries(photos.map(({ field, address }) => [field, address]));
  const files = Object.fromEntries(photos.map(({ address, file }) => [address, { file }]));
  const draft = { ...changed("gallery/photos.yml", values), files };
  await lookAtPhotos(draft);
  return draft;
}

it("knows photos that have been chosen and are not stored yet", async () => {
  expect(shown(await withNewPhotos(["large", "another"]))).toBe("may be saved");
  const unknown = changed("gallery/photos.yml", { "photos.8.photo": "nema.webp" });
  expect(shown(unknown)).not.toBe("may be saved");
});

it("refuses a new photo that is too small or cannot be opened, with the words of the check", async () => {
  expect(shown(await withNewPhotos(["large", "small", "broken"]))).toEqual({
    "photos.9.photo": [expect.stringContaining("Slika je premala. Veličina slike: 640 × 480")],
    "photos.10.photo": [expect.stringContaining("Slika se ne može otvoriti.")],
  });
});

it("refuses a new photo that the browser has not made a small WebP without metadata of", async () => {
  const refused = {
    "photos.8.photo": [expect.stringContaining("Preglednik nije uspio pripremiti ovu sliku")],
  };
  expect(shown(await withNewPhotos(["large"], "\x89PNG"))).toEqual(refused);
  expect(shown(await withNewPhotos(["large"], webpWithExif))).toEqual(refused);
  expect(shown(await withNewPhotos(["unscaled"]))).toEqual(refused);
});

it("recognises the same photo in two places of a list, and one that is stored already", async () => {
  const repeated = { "photos.9.photo": [expect.stringContaining("već upisana, na mjestu 9")] };
  expect(shown(await withNewPhotos(["same", "same"]))).toEqual(repeated);
  const [first] = assets.filter(({ path: file }) => file.startsWith("content/gallery/"));
  // git hash-object of "RIFF....WEBPVP8 same"
  Object.assign(first ?? {}, { sha: "0f10b3618980f50b40e15db675985408ca91ec19" });
  expect(shown(await withNewPhotos(["same"]))).toEqual({
    "photos.8.photo": [expect.stringContaining("već upisana")],
  });
});
