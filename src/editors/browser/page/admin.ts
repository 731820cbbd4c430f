import "./before-start";
import "./ask-first";
import "./drawn";
import "./form-to-form";
import "./form-place";
import CMS from "@sveltia/cms";
import { registerFields } from "../fields/register";
import { markdownFormat, yamlFormat } from "../format/content-format";
import { registerPreviews } from "../preview/preview";
import { editorConfig, formatNames } from "./config";
import { forgetIfSignedOut, makeStores } from "./device-storage";

CMS.registerCustomFormat(formatNames.markdown, "md", markdownFormat);
CMS.registerCustomFormat(formatNames.yaml, "yml", yamlFormat);
await forgetIfSignedOut();
const config = editorConfig({
  repository: process.env.EDITOR_REPOSITORY ?? "",
  // The script is in a folder of the site, which may have a path prefix.
  site: new URL("..", import.meta.url).href,
});
await makeStores(config.backend);
registerFields();
registerPreviews(config);
CMS.init({ config });
