import { withPrefix } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { Sun } from "../../ui/moon/sun";
import * as css from "./scene.module.css";

/** A drawing that stands in a scene. */
export interface Thing {
  /** `static/heads/NAME.svg`, and `static/heads/NAME-night.svg` unless `only` says that it is there by day or by night. */
  readonly name: string;
  readonly only?: "day" | "night";
  /** In units of the scene, from its upper left corner. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

interface SceneProps {
  /** Width and height: the units of all that stands in the scene. */
  readonly size: readonly [width: number, height: number];
  readonly things: readonly Thing[];
  /** The middle of the site's sun, and how wide it is. */
  readonly sun?: { readonly x: number; readonly y: number; readonly width: number };
  /** The scene's width and place; its height follows. */
  readonly className?: string;
  /** Its name among what fades by itself at a change of page; `null` if it fades with what it is in. */
  readonly part?: string | null;
  /** The ground, `Ground`s from the farthest to the nearest. It is there before any file has loaded. */
  readonly children?: ReactNode;
}

const percent = (share: number) => `${Number((100 * share).toFixed(1))}%`;

/** The drawing's files for the style sheet, which takes one of them: the other is not fetched. */
function files(name: string, only?: "day" | "night"): CSSProperties {
  const url = (file: string) => `url(${withPrefix(`/heads/${file}.svg`)})`;
  const day = only === "night" ? "none" : url(name);
  const night = only === "day" ? "none" : url(only ? name : `${name}-night`);
  return { "--d": day, "--n": night } as CSSProperties;
}

/**
 * A drawn scene: ground, things on it, and the site's sun, at the same places on every screen. No thing is as
 * large as the text beside it, so that browsers take the text for the page's main content (LCP).
 */
export function Scene({
  size: [width, height],
  things,
  sun,
  className = "",
  part = "hills",
  children,
}: SceneProps) {
  const place = (x: number, y: number, w: number, h: number): CSSProperties => ({
    left: percent(x / width),
    top: percent(y / height),
    width: percent(w / width),
    height: percent(h / height),
  });
  return (
    <div
      className={`${css.scene} ${className}`}
      style={{ aspectRatio: `${width}/${height}` }}
      data-scene={part}
    >
      {children && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {children}
        </svg>
      )}
      {things.map(({ name, only, box }) => (
        <i key={`${name} ${box}`} style={{ ...place(...box), ...files(name, only) }} />
      ))}
      {sun && (
        <span style={place(sun.x - sun.width / 2, sun.y - sun.width / 2, sun.width, sun.width)}>
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
