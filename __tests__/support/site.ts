// The site under test: that of the tests' own content, or with TEST_SITE=content that of the shipped
// content. See scripts/testing/test-sites.ts.
import path from "node:path";
import { pathPrefix, siteUrl } from "../../scripts/settings/addresses";
import {
  testSiteContent,
  testSiteFolder,
  testSiteSettings,
} from "../../scripts/testing/test-sites";

const settings = testSiteSettings();

/** Absolute path of the content that the site is built from. */
export const siteContent = testSiteContent();

export const sitePublic = path.join(testSiteFolder(), "public");

/** The path below which the site is published, such as "/sanjalica"; "" for the top of its host. */
export const sitePrefix = pathPrefix(settings.PATH_PREFIX);

/** The address of the home page, without a slash at the end. */
export const siteAddress = siteUrl(settings, []) + sitePrefix;
