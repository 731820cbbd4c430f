import { type Collection, collections, isMarkdown } from "../../content/collections";
import { tasks } from "./check-task";
import { type EditorSchema, editorSchema } from "./json-schema";

const folder = ".vscode";

/** Where the schemas stand, and nothing else. */
export const schemasFolder = `${folder}/schemas`;

/** Where `editorFiles` finds and puts the settings. */
export const settingsFile = `${folder}/settings.json`;

/** `HomePage` → `home-page`. */
const fileName = (type: string) =>
  type.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const schemaFile = ({ type }: Collection) => `${schemasFolder}/${fileName(type)}.json`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

// Red Hat's extension reads YAML files, but not the fields of Markdown files
// (redhat-developer/vscode-yaml#207).
const yamlCollections = collections.filter(({ files }) => !isMarkdown(files));

/** Schema → the YAML files it is for, as the setting `yaml.schemas` of Red Hat's extension. */
function yamlSchemas(): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const collection of yamlCollections) {
    const schema = `./${schemaFile(collection)}`;
    map[schema] = [...(map[schema] ?? []), `content/${collection.files}`];
  }
  return map;
}

const notice = "Written by `npm run editor-files` from src/content. Do not edit.";

const noticed = (schema: EditorSchema) => ({ $comment: notice, ...schema });

/**
 * The files that make VS Code know the content, by their path from the project's folder.
 * @param settings the present `.vscode/settings.json`, in which only the schemas are replaced
 */
export function editorFiles(settings: string): Record<string, string> {
  const schemas = yamlCollections.map(
    (collection) => [schemaFile(collection), json(noticed(editorSchema(collection)))] as const,
  );
  return {
    ...Object.fromEntries(schemas),
    [`${folder}/tasks.json`]: json(tasks()),
    [settingsFile]: json({ ...(JSON.parse(settings) as object), "yaml.schemas": yamlSchemas() }),
  };
}
