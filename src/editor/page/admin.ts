// The script of the editor's page: everything that this site changes in the package, in order.
import "./before-start";
import CMS from "@sveltia/cms";
import { installFields } from "../fields/register";
import { markdownFormat, yamlFormat } from "../format/content-format";
import { installOtherTabs } from "../gate/overwritten";
import { installEarlierVersions } from "../preview/earlier-version";
import { installFocusedField } from "../preview/focused-field";
import { installPreviews } from "../preview/preview";
import { installGitHubFaults } from "../repository/github";
import { installSignOut } from "../repository/sign-out";
import { installGoToField } from "../sveltia/go-to-field";
import { makeDatabase } from "../sveltia/storage";
import { installQuestions } from "./ask-first";
import { createConfig, formatNames } from "./config";
import { installPublishStatus } from "./publish-status";

const config = createConfig({
  repository: process.env.EDITOR_REPOSITORY ?? "",
  // The script is in a folder of the site, which may have a path prefix.
  site: new URL("..", import.meta.url).href,
});

// Formats and storage.
CMS.registerCustomFormat(formatNames.markdown, "md", markdownFormat);
CMS.registerCustomFormat(formatNames.yaml, "yml", yamlFormat);
installGitHubFaults();
installOtherTabs();
installPublishStatus();

// On this device. The package names its database like this.
const { name, repo }: { name: string; repo?: string } = config.backend;
const database = `${name}:${repo}`;
await installSignOut(database);
await makeDatabase(database);

// Forms.
installFields();
installGoToField();
installQuestions();

// The page beside a form.
installFocusedField();
installEarlierVersions();
installPreviews(config);

// Remove the paragraph of `bundle/editor-page.ts`, which stands for the editor until now.
document.querySelector("#nc-root")?.replaceChildren();
CMS.init({ config });
