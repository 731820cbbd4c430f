/** @jsxImportSource ../sveltia */
import type { CustomFieldControlProps } from "@sveltia/cms";
import { getLoadedDownloads, getLoadedFields, memoizeOverLoaded } from "../model/loaded";
import { createLinkGroups } from "./link-groups";

export const getLinkGroups = memoizeOverLoaded(() =>
  createLinkGroups(getLoadedFields(), getLoadedDownloads().keys()),
);

const getPageGroups = memoizeOverLoaded(() => createLinkGroups(getLoadedFields(), []));

/** Render a field with the URL of a page, which staff choose by its name. */
export function LinkChoice({ value, onChange, forID }: CustomFieldControlProps) {
  const groups = getPageGroups();
  const isKnown = groups.some(({ targets }) => targets.some(({ to }) => to === value));
  return (
    <select
      className="choice"
      aria-labelledby={`${forID}-label`}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value)}
    >
      {!isKnown && <option value={value ?? ""}>{value || "Izaberite"}</option>}
      {groups.map(({ label, targets }) => (
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
