import type { CmsConfig, Collection as EditorCollection, Field } from "@sveltia/cms";
import { type Collection, collections, isMarkdown } from "../../../content/collections";
import { fieldMeta } from "../../../content/fields";
import { fieldsOf } from "./fields";

const contentFolder = "content";

const labelOf = ({ schema }: Collection) => fieldMeta.get(schema)?.label ?? "";

/** The fields of a file, with its body as Markdown source: the rich editor loses parts of tables. */
function allFields(collection: Collection): Field[] {
  const { schema, body, isBodyOptional, files } = collection;
  const fields = fieldsOf(schema);
  if (!isMarkdown(files) || !body) return fields;
  return [
    ...fields,
    {
      name: "body",
      label: body,
      widget: "markdown",
      modes: ["raw"],
      required: !isBodyOptional,
    },
  ];
}

/** Photos stand beside the file that shows them: `./vrt.webp`. */
const besideFile = { media_folder: "", public_folder: "./" } as const;

/** The files of a kind that has just one. */
const single = collections.filter(({ files }) => !files.includes("*"));

function fileGroup(name: string, label: string, folder: RegExp): EditorCollection {
  return {
    name,
    label,
    files: single
      .filter(({ files }) => folder.test(files))
      .map((collection) => ({
        name: collection.files.replace(/\W+/g, "-"),
        label: labelOf(collection),
        file: `${contentFolder}/${collection.files}`,
        fields: allFields(collection),
        ...besideFile,
      })),
  };
}

/**
 * The configuration of the editor: every file of `content/`, from the schemas of the site.
 * @param repository on GitHub, `owner/name`; empty if only a folder on this computer can be edited
 */
export function editorConfig(repository: string): CmsConfig {
  return {
    load_config_file: false,
    backend: {
      name: "github",
      // The name after the slash is what the editor calls the folder on this computer.
      repo: repository || "sanjalica/sanjalica",
      branch: "main",
      auth_methods: ["token"],
    },
    media_folder: contentFolder,
    collections: [
      fileGroup("stranice", "Stranice", /^pages\//),
      fileGroup("podaci", "Podaci i natpisi", /^site\//),
      fileGroup("slike", "Slike", /photos\.yml$/),
    ],
  };
}
