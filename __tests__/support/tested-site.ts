// The site under test: that of the tests' own content, or with TEST_SITE=content that of the shipped
// content. See scripts/testing/test-sites.ts.
import path from "node:path";
import { readPathPrefix, readSiteUrl } from "../../scripts/site/site-url";
import {
  getTestSiteContent,
  getTestSiteFolder,
  getTestSiteSettings,
} from "../../scripts/testing/test-sites";

const settings = getTestSiteSettings();

/** Absolute path of the content that the site is built from. */
export const siteContent = getTestSiteContent();

export const sitePublic = path.join(getTestSiteFolder(), "public");

/** The path below which the site is published, such as "/sanjalica"; "" for the top of its host. */
export const sitePrefix = readPathPrefix(settings, []);

/** The address of the home page, without a slash at the end. */
export const siteAddress = readSiteUrl(settings, []) + sitePrefix;
