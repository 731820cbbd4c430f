import { type Collection, collections, isMarkdown } from "../../content/collections";
import { tasks } from "./check-task";
import { type EditorSchema, editorSchema } from "./json-schema";

const folder = ".vscode";

/** The folder of the schemas, which holds nothing else. */
export const schemasFolder = `${folder}/schemas`;

/** The settings that `editorFiles` updates. */
export const settingsFile = `${folder}/settings.json`;

/** `HomePage` → `home-page`. */
const fileName = (type: string) =>
  type.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const schemaFile = ({ type }: Collection) => `${schemasFolder}/${fileName(type)}.json`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

// Red Hat's YAML extension does not support front matter in Markdown files
// (redhat-developer/vscode-yaml#207).
const yamlCollections = collections.filter(({ files }) => !isMarkdown(files));

/** Schema → YAML files, the setting `yaml.schemas` of Red Hat's extension. */
function yamlSchemas(): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const collection of yamlCollections) {
    const schema = `./${schemaFile(collection)}`;
    map[schema] = [...(map[schema] ?? []), `content/${collection.files}`];
  }
  return map;
}

const notice = "Written by `npm run editor-files` from src/content. Do not edit.";

const withNotice = (schema: EditorSchema) => ({ $comment: notice, ...schema });

/**
 * The files from which VS Code learns about the content, by path in the project.
 * @param settings the current `.vscode/settings.json`, of which only `yaml.schemas` is replaced
 */
export function editorFiles(settings: string): Record<string, string> {
  const schemas = yamlCollections.map(
    (collection) => [schemaFile(collection), json(withNotice(editorSchema(collection)))] as const,
  );
  return {
    ...Object.fromEntries(schemas),
    [`${folder}/tasks.json`]: json(tasks()),
    [settingsFile]: json({ ...(JSON.parse(settings) as object), "yaml.schemas": yamlSchemas() }),
  };
}
