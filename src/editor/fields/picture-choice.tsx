/** @jsxImportSource ../base */
import type { CustomFieldControlProps } from "@sveltia/cms";
import type { timesOfDay } from "../../content/kinds/pages";
import { getIconBackground } from "../../domain/icons";

/** The address of the site, with its path prefix. */
const site = new URL("..", import.meta.url).href;

/** Colours of the sky and the place of the sun. */
const skies: Readonly<Record<(typeof timesOfDay)[number], readonly [sky: string, sun: string]>> = {
  morning: ["#fdf0cc", "18% 62%"],
  noon: ["#d3eddc", "50% 28%"],
  dusk: ["#fce0d0", "82% 62%"],
};

/** Return a CSS background that shows what a value looks like. */
function pictureOf(value: string): string {
  if (value in skies) {
    const [sky, sun] = skies[value as keyof typeof skies];
    return `radial-gradient(circle at ${sun}, #ffc857 9px, transparent 10px), ${sky}`;
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
