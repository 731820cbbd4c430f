// What the patched code of Sveltia CMS calls (`bundle/patches.ts`).
export { toFreeName } from "../../content/slugs";
export { installGate } from "../gate/gate";
export { showInForm } from "../gate/refusal";
export { default as bosnianTexts } from "../locale/bs.json";
export { setLoadedReader } from "../model/loaded";
export { confirmRestoreChoice, rebaseDraft } from "../sveltia/form-state";
