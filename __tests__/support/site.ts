// The site under test: that of the tests' own content, or with TEST_SITE=content that of the shipped
// content. See scripts/testing/test-sites.ts.
import path from "node:path";
import { testSiteContent, testSiteFolder } from "../../scripts/testing/test-sites";

/** Absolute path of the content that the site is built from. */
export const siteContent = testSiteContent();

/** Absolute path of the built site. */
export const sitePublic = path.join(testSiteFolder(), "public");
