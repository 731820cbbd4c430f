import type {
  CmsConfig,
  CollectionFile,
  Collection as EditorCollection,
  Field,
  MediaLibraries,
} from "@sveltia/cms";
import icon from "../../../../static/brand/icon-512.png";
import {
  type Collection,
  collections,
  contentFolder,
  isMarkdown,
} from "../../../content/collections";
import { fieldMeta } from "../../../content/fields";
import { maxLongSide } from "../../../content/photo-rules";
import { hostName, type Repository } from "../repository/host";
import { fieldsOf } from "./fields";

/** Our file formats (`content-format.ts`). The editor expects front matter by the ending of a name. */
export const formatNames = { markdown: "kept-frontmatter", yaml: "kept-yaml" } as const;

/** Headings over the files in the editor's menu, for files of which there is just one. */
const groups = [
  { name: "stranice", label: "Stranice", files: /^pages\// },
  { name: "podaci", label: "Podaci i natpisi", files: /^site\// },
  { name: "slike", label: "Slike", files: /photos\.yml$/ },
];

/** Folders in which staff add and remove files, by their path in `collections`. */
const folders: Readonly<Record<string, Pick<EditorCollection, "name" | "label">>> = {
  "perks/*.md": { name: "kartice", label: "Kartice na početnoj" },
  "program/*.md": { name: "program", label: "Dijelovi programa" },
  "notices/*.md": { name: "obavjestenja", label: "Obavještenja" },
  "pages/*.md": { name: "nove-stranice", label: "Nove stranice" },
};

const labelOf = ({ schema }: Collection) => fieldMeta.get(schema)?.label ?? "";

/** The name of a file in the editor: `gallery/photos.yml` is `gallery-photos`. */
const fileName = (file: string) => file.replace(/\.\w+$/, "").replaceAll("/", "-");

/** The fields of a file, with its body as Markdown source: the rich editor loses parts of tables. */
function allFields({ schema, body, isBodyOptional, files }: Collection): Field[] {
  const fields = fieldsOf(schema);
  if (!isMarkdown(files) || !body) return fields;
  const required = !isBodyOptional;
  return [...fields, { name: "body", label: body, widget: "markdown", modes: ["raw"], required }];
}

/** Photos stand beside the file that shows them, which has their bare names. */
const photosBeside = { media_folder: "", public_folder: "" } as const;

/** Photos are stored as `npm run photos -- add` does: upright, scaled down, without metadata. */
const photoStorage: MediaLibraries = {
  default: {
    config: {
      slugify_filename: true,
      transformations: {
        raster_image: { format: "webp", quality: 90, width: maxLongSide, height: maxLongSide },
      },
    },
  },
  stock_assets: false,
};

/** What stands in the history of the repository, instead of names that only the editor knows. */
const commitMessages = {
  create: "Dodano: {{path}}",
  update: "Izmijenjeno: {{path}}",
  delete: "Obrisano: {{path}}",
  uploadMedia: "Dodano: {{path}}",
  deleteMedia: "Obrisano: {{path}}",
};

function fileOf(collection: Collection): CollectionFile {
  return {
    name: fileName(collection.files),
    label: labelOf(collection),
    file: `${contentFolder}/${collection.files}`,
    format: isMarkdown(collection.files) ? formatNames.markdown : formatNames.yaml,
    fields: allFields(collection),
    ...photosBeside,
  };
}

function folderOf(collection: Collection): EditorCollection[] {
  const names = folders[collection.files];
  if (!names) return [];
  const { order, look } = collection.schema.shape;
  return [
    {
      ...names,
      label_singular: labelOf(collection),
      folder: `${contentFolder}/${collection.files.replace("/*.md", "")}`,
      extension: "md",
      format: formatNames.markdown,
      create: true,
      slug: "{{title}}",
      summary: "{{title}}",
      fields: allFields(collection),
      ...(order && { sortable_fields: { fields: ["order"], default: { field: "order" } } }),
      // The folder also holds the pages that have a template of their own.
      ...(look && { filter: { field: "look", value: fieldMeta.get(look)?.choices } }),
      ...photosBeside,
    },
  ];
}

const isSingle = ({ files }: Collection) => !files.includes("*");

/**
 * The configuration of the editor: the files of `content/`, from the schemas of the site.
 */
export function editorConfig({ repository, api }: Repository): CmsConfig {
  const single = collections.filter(isSingle);
  return {
    load_config_file: false,
    app_title: "Uređivanje stranice",
    logo: { src: icon },
    backend: {
      name: hostName(api),
      api_root: api,
      // The name after the slash is what the editor calls the folder on this computer.
      repo: repository || "sanjalica/sanjalica",
      branch: "main",
      auth_methods: ["token"],
      commit_messages: commitMessages,
    },
    // Without addresses of previews it shows nothing of publications, but would ask every 5 seconds.
    show_preview_links: false,
    media_folder: contentFolder,
    media_libraries: photoStorage,
    // The page itself is one link away.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    // File names are ASCII: they stand in addresses.
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...groups.map(({ name, label, files }) => ({
        name,
        label,
        files: single.filter((one) => files.test(one.files)).map(fileOf),
      })),
      ...collections.flatMap(folderOf),
    ],
  };
}
