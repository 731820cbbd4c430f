import path from "node:path";

/**
 * Imports of our functions, for code of the editor's package that is changed to call them.
 * @param folder below `src/editors/browser`
 * @param modules file names by the function that each exports
 */
export function importsFrom(folder: string, modules: Readonly<Record<string, string>>): string {
  return Object.entries(modules)
    .map(([name, file]) => {
      const module = path.resolve("src/editors/browser", folder, file);
      return `import{${name}}from${JSON.stringify(module)};`;
    })
    .join("");
}
