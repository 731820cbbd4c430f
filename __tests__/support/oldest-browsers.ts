// Which features the oldest browsers in package.json have, by MDN's data.
import type { CompatStatement, SupportStatement } from "@mdn/browser-compat-data";
import { browserslist } from "../../package.json";

const mdnNames = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
  samsung: "samsunginternet_android",
} as const;

const oldest = browserslist.map((entry) => {
  const [, browser = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
  return { browser: mdnNames[browser as keyof typeof mdnNames], version: Number(version) };
});

/** Return the first version that has a feature without a prefix or a flag; infinity if none has it. */
function getFirstVersion(support: SupportStatement | undefined): number {
  const versions = [support ?? []].flat().map((statement) => {
    const { version_added, version_removed, prefix, alternative_name, flags } = statement;
    const isUnconditional = !version_removed && !prefix && !alternative_name && !flags;
    const version = Number.parseFloat(String(version_added).replace("≤", ""));
    return isUnconditional && !Number.isNaN(version) ? version : Number.POSITIVE_INFINITY;
  });
  return Math.min(Number.POSITIVE_INFINITY, ...versions);
}

export const isSupportedEverywhere = ({ support }: CompatStatement) =>
  oldest.every(({ browser, version }) => getFirstVersion(support[browser]) <= version);
