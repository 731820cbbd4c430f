import { useEffect, useRef } from "react";
import { Drawing } from "../../ui/drawing";
import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import * as css from "./paper-scene.module.css";

/** The icons with a scene of their own, `static/icons/scenes/NAME.svg`. */
export const scenes: readonly string[] = ["activities", "program", "team"];

/** How much of a scene must be in view for it to rise, 0 to 1. */
const enough = 0.4;

/**
 * Three sheets of cut paper, one before the other. For an icon without a scene its drawing is the one
 * in the middle. A scene below the viewport is lowered by a script, and rises when it comes into view.
 * @param props.icon name in `static/icons/paper.svg`
 */
export function PaperScene({ icon }: { readonly icon: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const isOwn = scenes.includes(icon);
  const sheet = (layer: string) => {
    const file = `/icons/scenes/${isOwn ? icon : "sheets"}.svg#${layer}`;
    return <Drawing width={400} height={190} file={file} />;
  };

  useEffect(() => {
    const element = ref.current;
    const lowered = css.lowered ?? "";
    const observer = new IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 1;
        if (ratio === 0) element?.classList.add(lowered);
        if (ratio < enough) return;
        element?.classList.remove(lowered);
        observer.disconnect();
      },
      { threshold: [0, enough] },
    );
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} className={css.scene}>
      {sheet("back")}
      {isOwn ? sheet("middle") : <PaperIcon className={css.icon} name={icon} />}
      {sheet("front")}
    </div>
  );
}
