import "./manual-start";
import "./ask-first";
import CMS from "@sveltia/cms";
import { editorConfig } from "./config";

CMS.init({ config: editorConfig(process.env.EDITOR_REPOSITORY ?? "") });
