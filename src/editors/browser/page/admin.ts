import "./manual-start";
import "./ask-first";
import CMS from "@sveltia/cms";
import { markdownFormat, yamlFormat } from "../format/content-format";
import { editorConfig, formatNames } from "./config";

CMS.registerCustomFormat(formatNames.markdown, "md", markdownFormat);
CMS.registerCustomFormat(formatNames.yaml, "yml", yamlFormat);
// The script is in a folder of the site, which may have a path prefix.
const site = new URL("..", import.meta.url).href;
CMS.init({ config: editorConfig(process.env.EDITOR_REPOSITORY ?? "", site) });
