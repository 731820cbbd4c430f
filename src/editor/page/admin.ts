// The script of the page /admin: all our changes to Sveltia CMS, in order, and its start.
import "./before-start";
import CMS from "@sveltia/cms";
import { FocalPointField } from "../fields/focal-point";
import { LinkChoice } from "../fields/link-choice";
import { keepFormOpenOnEscape, MarkdownField } from "../fields/markdown-field";
import { markdownFormat, yamlFormat } from "../format/content-format";
import { requireGate } from "../gate/gate";
import { watchOtherTabs } from "../gate/overwritten";
import { moveAddedPhotos } from "../model/added-photos";
import { showChosenVersions } from "../preview/earlier-version";
import { trackFocusedField } from "../preview/focused-field";
import { registerPreviews } from "../preview/preview";
import { interceptGitHubRequests } from "../repository/github";
import { finishSignOut } from "../repository/sign-out";
import { listenForGoToField } from "../sveltia/go-to-field";
import { ensureDatabase } from "../sveltia/storage";
import { createConfig, formatNames } from "./config";
import { confirmDestructiveClicks } from "./confirm-clicks";
import { showPublishStatus } from "./publish-status";

const config = createConfig({
  repository: process.env.EDITOR_REPOSITORY ?? "",
  // The script is in a folder of the site, which may have a path prefix.
  siteUrl: new URL("..", import.meta.url).href,
});

// Formats and storage.
CMS.registerCustomFormat(formatNames.markdown, "md", markdownFormat);
CMS.registerCustomFormat(formatNames.yaml, "yml", yamlFormat);
interceptGitHubRequests();
watchOtherTabs();
showPublishStatus();

// Data on this device. Sveltia CMS gives its database this name.
const { name, repo }: { name: string; repo?: string } = config.backend;
await finishSignOut();
await ensureDatabase(`${name}:${repo}`);

// Forms, whose fields `form-fields.ts` and `config.ts` name.
CMS.registerFieldType("markdown-field", MarkdownField);
CMS.registerFieldType("link-choice", LinkChoice);
CMS.registerFieldType("focal-point", FocalPointField);
CMS.registerEventListener(moveAddedPhotos);
keepFormOpenOnEscape();
listenForGoToField();
confirmDestructiveClicks();

// The preview beside a form.
trackFocusedField();
showChosenVersions();
registerPreviews(config);

// Without the gate, the message of `bundle/editor-page.ts` stays.
requireGate();
document.querySelector("#nc-root")?.replaceChildren();
CMS.init({ config });
