import { withPrefix } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import type { MovingPart } from "../../ui/moving-part";
import { Sun } from "../../ui/sky/sun";
import * as css from "./scene.module.css";

/** A rectangle in the scene's coordinates. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/**
 * Visible regions of drawings. The key is the file's name: `static/scenes/NAME.svg` by day, `NAME-night.svg` by night.
 * Each region is smaller than the scene and than the text beside it, so that browsers take the text, not a drawing, for
 * the main content of the page (LCP, docs/decisions/036).
 */
export type DrawingRegions = Readonly<Record<string, readonly Box[]>>;

interface SceneProps {
  /** The coordinate system of everything in the scene. */
  readonly size: readonly [width: number, height: number];
  readonly drawings?: DrawingRegions;
  readonly sun?: Box;
  /** Sets width and position; the height follows from `size`. */
  readonly className?: string;
  /** `null` if the scene moves with its container. */
  readonly part?: MovingPart | null;
  /** `SceneShape`s, back to front. They are visible before any file has loaded. */
  readonly children?: ReactNode;
}

const getBoxStyle = ([x, y, width, height]: Box) =>
  ({ "--left": x, "--top": y, "--width": width, "--height": height }) as CSSProperties;

/** Return custom properties with both files of a drawing. The browser fetches only the one that is shown. */
function getFileStyle(name: string): CSSProperties {
  const url = (file: string) => `url(${withPrefix(`/scenes/${file}.svg`)})`;
  return { "--by-day": url(name), "--by-night": url(`${name}-night`) } as CSSProperties;
}

/** Render shapes, drawings and sun, at the same coordinates on every screen. */
export function Scene(props: SceneProps) {
  const { drawings = {}, sun, className = "", part = "hills", children } = props;
  const [width, height] = props.size;
  return (
    <div
      className={`${css.scene} ${className}`}
      style={{ "--scene-width": width, "--scene-height": height } as CSSProperties}
      data-moving={part}
    >
      {children && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {children}
        </svg>
      )}
      {Object.entries(drawings).map(([name, boxes]) => (
        <b key={name} style={getFileStyle(name)}>
          {boxes.map((box) => (
            <i key={`${box}`} style={getBoxStyle(box)} />
          ))}
        </b>
      ))}
      {sun && (
        <span style={getBoxStyle(sun)}>
          <Sun />
        </span>
      )}
    </div>
  );
}

interface SceneShapeProps {
  readonly d: string;
  readonly dayColor: string;
  /** That of the day if it is left out. */
  readonly nightColor?: string;
}

/** The colours of ground that several scenes have. */
export const groundColors = {
  ridge: { dayColor: "#a8c8e8", nightColor: "#5f7ec0" },
  hill: { dayColor: "var(--meadow)", nightColor: "#21524a" },
  path: { dayColor: "var(--honey-soft)", nightColor: "#7c8dc8" },
} as const;

/** Render one shape of a scene, in its colours by day and by night. */
export function SceneShape({ d, dayColor, nightColor = dayColor }: SceneShapeProps) {
  return <path d={d} style={{ "--by-day": dayColor, "--by-night": nightColor } as CSSProperties} />;
}
