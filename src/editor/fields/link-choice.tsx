/** @jsxImportSource ../base */
import type { CustomFieldControlProps } from "@sveltia/cms";
import { type Loaded, loadedDownloads, loadedFields, loadedNow } from "../model/loaded";
import { type LinkGroup, linkGroups } from "./link-groups";

let known: Pick<Loaded, "entries" | "assets"> | undefined;
let groups: readonly LinkGroup[] = [];

/** Return what links may lead to now. The editor replaces its lists when something in them changes. */
export function linkGroupsNow(): readonly LinkGroup[] {
  const { entries, assets } = loadedNow();
  if (entries !== known?.entries || assets !== known?.assets)
    groups = linkGroups(loadedFields(), loadedDownloads().keys());
  known = { entries, assets };
  return groups;
}

/** Render a field with the address of a page, which is chosen by its name. */
export function LinkChoice({ value, onChange, forID }: CustomFieldControlProps) {
  const all = linkGroupsNow().filter(({ kind }) => kind !== "downloads");
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
