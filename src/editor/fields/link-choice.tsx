/** @jsxImportSource ../sveltia */
import type { CustomFieldControlProps } from "@sveltia/cms";
import { getLoadedDownloads, getLoadedFields, memoByLoaded } from "../model/loaded";
import { createLinkGroups } from "./link-groups";

/** Return what links may lead to now. */
export const getLinkGroups = memoByLoaded(() =>
  createLinkGroups(getLoadedFields(), getLoadedDownloads().keys()),
);

const getPageGroups = memoByLoaded(() => createLinkGroups(getLoadedFields(), []));

/** Render a field with the URL of a page, which is chosen by its name. */
export function LinkChoice({ value, onChange, forID }: CustomFieldControlProps) {
  const all = getPageGroups();
  const isKnown = all.some(({ targets }) => targets.some(({ to }) => to === value));
  return (
    <select
      className="choice"
      aria-labelledby={`${forID}-label`}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value)}
    >
      {!isKnown && <option value={value ?? ""}>{value || "Izaberite"}</option>}
      {all.map(({ label, targets }) => (
        <optgroup key={label} label={label}>
          {targets.map(({ to, name }) => (
            <option key={to} value={to}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
