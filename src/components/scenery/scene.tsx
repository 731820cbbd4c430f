import type { CSSProperties } from "react";
import { Drawing } from "../../ui/drawing";
import { Sun } from "../../ui/moon/sun";
import * as css from "./scene.module.css";

interface SceneProps {
  /** A drawing by day and by night, `static/heads/NAME.svg` and `static/heads/NAME-night.svg`. */
  readonly name: string;
  /** Its size. The unit of all that stands in the scene. */
  readonly size: readonly [width: number, height: number];
  /** The middle of the site's sun, and how wide it is. */
  readonly sun?: { readonly x: number; readonly y: number; readonly width: number };
  /** The scene's width and place; its height follows. */
  readonly className: string | undefined;
}

/** A drawn scene, in which the site's sun stands at the same place on every screen. */
export function Scene({ name, size: [width, height], sun, className = "" }: SceneProps) {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const place = sun && {
    left: percent((sun.x - sun.width / 2) / width),
    top: percent((sun.y - sun.width / 2) / height),
    width: percent(sun.width / width),
  };
  const ratio = { aspectRatio: `${width}/${height}` } satisfies CSSProperties;
  return (
    <div className={`${css.scene} ${className}`} style={ratio} data-scene="hills">
      <Drawing {...{ width, height }} file={`/heads/${name}.svg`} hasNight />
      {place && (
        <span className={css.sun} style={place}>
          <Sun className={css.disc} />
        </span>
      )}
    </div>
  );
}
