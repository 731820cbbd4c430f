/** @jsxImportSource ../base */
import type { CustomFieldControlProps } from "@sveltia/cms";
import type { timesOfDay } from "../../content/kinds/pages";
import { skyColors } from "../../domain/daylight";
import { getIconBackground } from "../../domain/icons";

/** The address of the site, with its path prefix. */
const site = new URL("..", import.meta.url).href;

/** The place of the sun in the sky. */
const suns: Readonly<Record<(typeof timesOfDay)[number], string>> = {
  morning: "18% 62%",
  noon: "50% 28%",
  dusk: "82% 62%",
};

/** Return a CSS background that shows what a value looks like. */
function pictureOf(value: string): string {
  if (value in suns) {
    const time = value as keyof typeof suns;
    return `radial-gradient(circle at ${suns[time]}, #ffc857 9px, transparent 10px), ${skyColors[time]}`;
  }
  return value ? getIconBackground(value, site) : "none";
}

/** Render a field with few values, which are chosen by their pictures; its configuration has them as `options`. */
export function PictureChoice({ value, field, onChange, forID }: CustomFieldControlProps) {
  const { options, required } = field.toJS();
  const choices: readonly { value: string; label: string }[] = options;
  const all = required === false ? [...choices, { value: "", label: "bez slike" }] : choices;
  return (
    <div className="pictures" role="radiogroup" aria-labelledby={`${forID}-label`}>
      {all.map(({ value: one, label }) => {
        const isChosen = one === (value ?? "");
        return (
          <label key={one}>
            <input type="radio" name={forID} checked={isChosen} onChange={() => onChange(one)} />
            <span className="picture" style={{ background: pictureOf(one) }} />
            {label}
          </label>
        );
      })}
    </div>
  );
}
