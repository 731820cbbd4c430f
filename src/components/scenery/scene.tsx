import { withPrefix } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { Sun } from "../../ui/moon/sun";
import * as css from "./scene.module.css";

/** A part of a scene, in its units from its upper left corner. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** What stands in a scene, drawn in one file as large as the scene. */
export interface Drawn {
  /** `static/heads/NAME.svg` by day and `static/heads/NAME-night.svg` by night. */
  readonly name: string;
  /** The parts that are shown, each narrower and lower than the scene and smaller than the text beside it (LCP). */
  readonly boxes: readonly Box[];
}

interface SceneProps {
  /** Width and height: the units of all that stands in the scene. */
  readonly size: readonly [width: number, height: number];
  readonly drawings: readonly Drawn[];
  /** Where the site's sun is. */
  readonly sun?: Box;
  /** The scene's width and place; its height follows. */
  readonly className?: string;
  /** Its name among what moves by itself at a change of page; `null` if it moves with what it is in. */
  readonly part?: string | null;
  /** The ground, `Ground`s from the farthest to the nearest. It is there before any file has loaded. */
  readonly children?: ReactNode;
}

/** A place in the scene for the style sheet. */
const at = (x: number, y: number, width: number, height: number) =>
  ({ "--x": x, "--y": y, "--w": width, "--h": height }) as CSSProperties;

/** The two files of a drawing for the style sheet, which takes one of them: the other is not fetched. */
function files(name: string): CSSProperties {
  const url = (file: string) => `url(${withPrefix(`/heads/${file}.svg`)})`;
  return { "--d": url(name), "--n": url(`${name}-night`) } as CSSProperties;
}

/**
 * A drawn scene: ground, drawings on it, and the site's sun, at the same places on every screen. A drawing is one
 * file, shown in parts, so that browsers take the text for the page's main content (LCP, docs/decisions/036).
 */
export function Scene({
  size: [width, height],
  drawings,
  sun,
  className = "",
  part = "hills",
  children,
}: SceneProps) {
  return (
    <div
      className={`${css.scene} ${className}`}
      style={{ "--W": width, "--H": height } as CSSProperties}
      data-scene={part}
    >
      {children && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {children}
        </svg>
      )}
      {drawings.map(({ name, boxes }) => (
        <b key={name} style={files(name)}>
          {boxes.map((box) => (
            <i key={`${box}`} style={at(...box)} />
          ))}
        </b>
      ))}
      {sun && (
        <span style={at(...sun)}>
          <Sun />
        </span>
      )}
    </div>
  );
}

interface GroundProps {
  readonly d: string;
  /** Colours by day and by night. */
  readonly day: string;
  readonly night: string;
}

/** A part of the ground of a scene. */
export function Ground({ d, day, night }: GroundProps) {
  return <path d={d} style={{ "--d": day, "--n": night } as CSSProperties} />;
}
