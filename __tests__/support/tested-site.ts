// The site with the tests' own content or, if TEST_SITE=content, the shipped one (scripts/testing/test-sites.ts).
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

/** The path below which the site is published, such as "/sanjalica"; "" for the root of its host. */
export const sitePrefix = readPathPrefix(settings);

/** The URL of the home page, without a trailing slash. */
export const siteUrl = readSiteUrl(settings) + sitePrefix;
