/** @jsxImportSource ../sveltia */
import type { CustomFieldControlProps } from "@sveltia/cms";
import { getLoadedDownloads, getLoadedFields, onceLoaded } from "../model/loaded";
import { createLinkGroups } from "./link-groups";

/** Return what links may lead to now. */
export const getLinkGroups = onceLoaded(() =>
  createLinkGroups(getLoadedFields(), getLoadedDownloads().keys()),
);

/** Render a field with the address of a page, which is chosen by its name. */
export function LinkChoice({ value, onChange, forID }: CustomFieldControlProps) {
  const all = getLinkGroups().filter(({ kind }) => kind !== "downloads");
  const isKnown = all.some(({ targets }) => targets.some(({ address }) => address === value));
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
          {targets.map(({ address, name }) => (
            <option key={address} value={address}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
