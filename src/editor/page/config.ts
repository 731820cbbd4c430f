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
  hasManyFiles,
  isMarkdown,
  photoListType,
} from "../../content/collections";
import { describeGroup, hasKind } from "../../content/describe-field";
import { maxDownloadBytes } from "../../content/downloads";
import { getFolder } from "../../content/paths";
import { maxLongSide } from "../../content/photo-files";
import { downloadsFolder } from "../../site";
import { addedPhotosField } from "../model/added-photos";
import { createFormFields, createMediaFolders } from "./form-fields";

/** Our file formats (`content-format.ts`). A custom format is front matter if its name ends in `-frontmatter`. */
export const formatNames = { markdown: "kept-frontmatter", yaml: "kept-yaml" } as const;

/** Headings in the editor's menu over the files of collections that have one file. */
const groups = [
  { name: "podaci", label: "Podaci i natpisi", pattern: /^site\// },
  { name: "slike", label: "Slike", pattern: /photos\.yml$/ },
  { name: "stranice", label: "Stranice", pattern: /^pages\// },
];

const getLabel = ({ schema }: Collection) => describeGroup(schema).label;

/** Return the name of a file in URLs of the editor: `gallery/photos.yml` is `gallery-photos`. */
const toFileName = (file: string) => file.replace(/\.\w+$/, "").replaceAll("/", "-");

/** Return the fields of a file. Its body is a text area: the rich editor of Sveltia CMS loses parts of tables. */
function createFileFields(collection: Collection): Field[] {
  const { schema, bodyLabel, glob, topHeadingLevel } = collection;
  const fields = createFormFields(describeGroup(schema));
  if (collection.type === photoListType) return [addedPhotosField, ...fields];
  if (!isMarkdown(glob) || !bodyLabel) return fields;
  const required = topHeadingLevel === undefined;
  const hint = "Novi pasus: prazan red.";
  return [
    ...fields,
    {
      name: "body",
      label: bodyLabel,
      widget: "markdown-field",
      hint,
      required,
      isBody: true,
      headings: topHeadingLevel,
    } as Field,
  ];
}

/** Return the URL that shows the files of a collection, with the placeholders of Sveltia CMS for their names. */
function getPreviewPath({ getPageUrl, glob }: Collection): string {
  const path = glob.replace("/*/", "/{{dirname}}/").replace("*", "{{filename}}");
  return getPageUrl(path, { fragment: "{{filename}}" });
}

const getFolderName = ({ glob }: Collection) => getFolder(glob).replace("/*", "");

function createForm(collection: Collection) {
  const fields = createFileFields(collection);
  const isPhotoFolder = hasKind(describeGroup(collection.schema), "photo");
  return { fields, ...(isPhotoFolder && createMediaFolders(getFolderName(collection))) };
}

/** Options that make Sveltia CMS store photos upright, scaled down and without metadata. */
const mediaLibraries: MediaLibraries = {
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

/** Commit messages. By default, they name collections that only the editor knows. */
const commitMessages = {
  create: "Dodano: {{path}}",
  update: "Izmijenjeno: {{path}}",
  delete: "Obrisano: {{path}}",
  uploadMedia: "Dodano: {{path}}",
  deleteMedia: "Obrisano: {{path}}",
};

function createSingleFile(collection: Collection): CollectionFile {
  return {
    name: toFileName(collection.glob),
    label: getLabel(collection),
    file: `${contentFolder}/${collection.glob}`,
    format: isMarkdown(collection.glob) ? formatNames.markdown : formatNames.yaml,
    preview_path: getPreviewPath(collection),
    ...createForm(collection),
  };
}

/** Return a filter that excludes files of other collections in the same folder. */
function getFilter({ schema, filterField: field }: Collection): Pick<EntryCollection, "filter"> {
  if (!field) return {};
  return { filter: { field, value: describeGroup(schema).fields.get(field)?.choices } };
}

function createEntryCollections(collection: Collection): EntryCollection[] {
  const { menuFolder, glob, sortField } = collection;
  if (!menuFolder) return [];
  const isNested = glob.endsWith("/*/*.md");
  return [
    {
      name: menuFolder.name,
      label: menuFolder.label,
      label_singular: menuFolder.singularLabel ?? getLabel(collection),
      ...getFilter(collection),
      ...(isNested && { nested: { depth: 2, subfolders: false }, meta: { path: {} } }),
      folder: `${contentFolder}/${getFolderName(collection)}`,
      extension: "md",
      format: formatNames.markdown,
      create: true,
      // Links, the menu and sections of the page would not follow to a new URL.
      slug: { template: "{{title}}", editable: false },
      summary: "{{title}}",
      preview_path: getPreviewPath(collection),
      ...createForm(collection),
      ...(sortField && {
        sortable_fields: { fields: [sortField, "title"], default: { field: sortField } },
      }),
    },
  ];
}

interface EditorSettings {
  /** `owner/name` on GitHub; empty if only a folder on this computer can be edited. */
  readonly repository: string;
  readonly siteUrl: string;
}

/** Return the configuration of Sveltia CMS, which derives forms from the schemas of the site. */
export function createConfig({ repository, siteUrl }: EditorSettings): CmsConfig {
  const singleFiles = collections.filter((collection) => !hasManyFiles(collection));
  return {
    load_config_file: false,
    app_title: "Uređivanje stranice",
    logo: { src: icon },
    backend: {
      name: "github",
      // Sveltia CMS calls the folder on this computer by the name after the slash.
      repo: repository || "sanjalica/sanjalica",
      branch: "main",
      auth_methods: ["token"],
      commit_messages: commitMessages,
    },
    site_url: siteUrl,
    // For downloads, which belong to no form.
    media_folder: `${contentFolder}/${downloadsFolder}`,
    public_folder: `/${downloadsFolder}`,
    media_libraries: mediaLibraries,
    editor: { preview: true },
    output: { omit_empty_optional_fields: true },
    // File names become parts of URLs.
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...groups.map(({ name, label, pattern }) => ({
        name,
        label,
        files: singleFiles.filter(({ glob }) => pattern.test(glob)).map(createSingleFile),
      })),
      ...collections.flatMap(createEntryCollections),
    ],
  };
}
