import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  MediaLibraries,
} from "@sveltia/cms";
import icon from "../../../static/brand/icon-512.png";
import {
  type Collection,
  collections,
  contentFolder,
  isFolder,
  isMarkdown,
  photoListType,
} from "../../content/collections";
import { downloadsFolder, maxDownloadBytes, maxLongSide } from "../../content/file-rules";
import { describeGroup, hasKind } from "../../content/schema";
import { addedPhotosField } from "../model/added-photos";
import { createFormFields, getPhotoFolders } from "./form-fields";

/** Our file formats (`content-format.ts`). The editor expects front matter by the ending of a name. */
export const formatNames = { markdown: "kept-frontmatter", yaml: "kept-yaml" } as const;

/** Headings over the files in the editor's menu, for files of which there is just one. */
const groups = [
  { name: "podaci", label: "Podaci i natpisi", files: /^site\// },
  { name: "slike", label: "Slike", files: /photos\.yml$/ },
  { name: "stranice", label: "Stranice", files: /^pages\// },
];

const getLabel = ({ schema }: Collection) => describeGroup(schema).label;

/** Return the name of a file in the editor: `gallery/photos.yml` is `gallery-photos`. */
const toFileName = (file: string) => file.replace(/\.\w+$/, "").replaceAll("/", "-");

/** Return the fields of a file, with its body as Markdown: the rich editor loses parts of tables. */
function createFileFields(collection: Collection): Field[] {
  const { schema, body, isBodyOptional, files, headings } = collection;
  const fields = createFormFields(describeGroup(schema));
  if (collection.type === photoListType) return [addedPhotosField, ...fields];
  if (!isMarkdown(files) || !body) return fields;
  const required = !isBodyOptional;
  const hint = "Novi pasus: prazan red.";
  return [
    ...fields,
    {
      name: "body",
      label: body,
      widget: "text-with-marks",
      hint,
      required,
      isBody: true,
      headings,
    } as Field,
  ];
}

const getFolderName = ({ files }: Collection) =>
  files.replace(/\/[^/]*\.\w+$/, "").replace("/*", "");

function createForm(collection: Collection) {
  const fields = createFileFields(collection);
  const isPhotoFolder = hasKind(describeGroup(collection.schema), "photo");
  return { fields, ...(isPhotoFolder && getPhotoFolders(getFolderName(collection))) };
}

/** Photos are stored upright, scaled down, without metadata. */
const photoStorage: MediaLibraries = {
  default: {
    config: {
      slugify_filename: true,
      max_file_size: maxDownloadBytes,
      transformations: {
        raster_image: { format: "webp", quality: 90, width: maxLongSide, height: maxLongSide },
      },
    },
  },
  stock_assets: false,
};

/** Messages of commits. By default they name collections that only the editor knows. */
const commitMessages = {
  create: "Dodano: {{path}}",
  update: "Izmijenjeno: {{path}}",
  delete: "Obrisano: {{path}}",
  uploadMedia: "Dodano: {{path}}",
  deleteMedia: "Obrisano: {{path}}",
};

function createSingleFile(collection: Collection): CollectionFile {
  return {
    name: toFileName(collection.files),
    label: getLabel(collection),
    file: `${contentFolder}/${collection.files}`,
    format: isMarkdown(collection.files) ? formatNames.markdown : formatNames.yaml,
    preview_path: collection.page,
    ...createForm(collection),
  };
}

/** Keep out the other files of a folder, by the first choice that every file of the collection has. */
function getFilter({ schema, files }: Collection): Pick<EntryCollection, "filter"> {
  if (!files.startsWith("pages/")) return {};
  const all = [...describeGroup(schema).fields];
  const [field, choice] = all.find(([, { choices, isOptional }]) => choices && !isOptional) ?? [];
  return field ? { filter: { field, value: choice?.choices } } : {};
}

function createEntryFolder(collection: Collection): EntryCollection[] {
  const { folder, schema, page, files } = collection;
  if (!folder) return [];
  const all = [...describeGroup(schema).fields];
  const [order] = all.find(([, { kind }]) => kind === "position") ?? [];
  const isNested = files.endsWith("/*/*.md");
  return [
    {
      name: folder.name,
      label: folder.label,
      label_singular: folder.one ?? getLabel(collection),
      ...getFilter(collection),
      ...(isNested && { nested: { depth: 2, subfolders: false }, meta: { path: {} } }),
      folder: `${contentFolder}/${getFolderName(collection)}`,
      extension: "md",
      format: formatNames.markdown,
      create: true,
      // A new URL would leave links, the menu and parts of the page behind.
      slug: { template: "{{title}}", editable: false },
      summary: "{{title}}",
      preview_path: page,
      ...createForm(collection),
      ...(order && { sortable_fields: { fields: [order], default: { field: order } } }),
    },
  ];
}

interface Settings {
  /** `owner/name` on GitHub; empty if only a folder on this computer can be edited. */
  readonly repository: string;
  /** URL of the home page. */
  readonly site: string;
}

/** Return the configuration of the editor: the files of `content/`, from the schemas of the site. */
export function createConfig({ repository, site }: Settings): CmsConfig {
  const single = collections.filter((collection) => !isFolder(collection));
  return {
    load_config_file: false,
    app_title: "Uređivanje stranice",
    logo: { src: icon },
    backend: {
      name: "github",
      // The name after the slash is what the editor calls the folder on this computer.
      repo: repository || "sanjalica/sanjalica",
      branch: "main",
      auth_methods: ["token"],
      commit_messages: commitMessages,
    },
    site_url: site,
    // What belongs to no form: documents to download.
    media_folder: `${contentFolder}/${downloadsFolder}`,
    public_folder: `/${downloadsFolder}`,
    media_libraries: photoStorage,
    editor: { preview: true },
    output: { omit_empty_optional_fields: true },
    // File names become parts of URLs.
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...groups.map(({ name, label, files }) => ({
        name,
        label,
        files: single.filter(({ files: file }) => files.test(file)).map(createSingleFile),
      })),
      ...collections.flatMap(createEntryFolder),
    ],
  };
}
