import { withPrefix } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { Sun } from "../../ui/sky/sun";
import * as css from "./scene.module.css";

/** A rectangle in the scene's coordinates. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/**
 * Visible parts of drawings. The key is the file's name: `static/scenes/NAME.svg` by day, `NAME-night.svg` by night.
 * A part is narrower and lower than the scene and smaller than the text beside it, so as not to become the LCP
 * element.
 */
export type Drawings = Readonly<Record<string, readonly Box[]>>;

interface SceneProps {
  /** The coordinate system of everything in the scene. */
  readonly size: readonly [width: number, height: number];
  readonly drawings?: Drawings;
  readonly sun?: Box;
  /** Sets width and position; the height follows from `size`. */
  readonly className?: string | undefined;
  /** Name in page transitions; `null` if the scene moves with its container. */
  readonly transitionName?: string | null;
  /** `Ground`s, from the farthest to the nearest. They are visible before any file has loaded. */
  readonly children?: ReactNode;
}

const boxStyle = ([x, y, width, height]: Box) =>
  ({ "--left": x, "--top": y, "--width": width, "--height": height }) as CSSProperties;

/** Return both files of a drawing; the browser fetches only the one that the stylesheet uses. */
function fileStyle(name: string): CSSProperties {
  const url = (file: string) => `url(${withPrefix(`/scenes/${file}.svg`)})`;
  return { "--by-day": url(name), "--by-night": url(`${name}-night`) } as CSSProperties;
}

/**
 * Render ground, drawings and sun, at the same coordinates on every screen. A drawing is one file, shown in parts,
 * so that browsers take the text for the page's main content (LCP, docs/decisions/036).
 */
export function Scene(props: SceneProps) {
  const { drawings = {}, sun, className = "", transitionName = "hills", children } = props;
  const [width, height] = props.size;
  return (
    <div
      className={`${css.scene} ${className}`}
      style={{ "--scene-width": width, "--scene-height": height } as CSSProperties}
      data-part={transitionName}
    >
      {children && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {children}
        </svg>
      )}
      {Object.entries(drawings).map(([name, boxes]) => (
        <b key={name} style={fileStyle(name)}>
          {boxes.map((box) => (
            <i key={`${box}`} style={boxStyle(box)} />
          ))}
        </b>
      ))}
      {sun && (
        <span style={boxStyle(sun)}>
          <Sun />
        </span>
      )}
    </div>
  );
}

/** Render one path of a scene's ground, in its colours by day and by night. */
export function Ground({ d, day, night }: Readonly<Record<"d" | "day" | "night", string>>) {
  return <path d={d} style={{ "--by-day": day, "--by-night": night } as CSSProperties} />;
}
