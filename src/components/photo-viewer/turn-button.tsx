import { useEffect } from "react";
import { useController } from "yet-another-react-lightbox";
import { Icon } from "../../ui/icon/icon";
import { useSite } from "../site-context";
import * as css from "./photo-viewer.module.css";

interface TurnButtonProps {
  readonly side: "prev" | "next";
  /** At either end of a page's photos, where the library would not turn: called by the arrow key too. */
  readonly onEnd: (() => void) | undefined;
}

const keys = { prev: "ArrowLeft", next: "ArrowRight" } as const;
const iconClasses = { prev: css.previous, next: css.next };

/** The viewer's arrow. */
export function TurnButton({ side, onEnd }: TurnButtonProps) {
  const { previous, next } = useSite().texts.photos;
  const controller = useController();

  useEffect(() => {
    if (!onEnd) return;
    const turn = (event: KeyboardEvent) => {
      if (event.key !== keys[side]) return;
      event.stopPropagation();
      onEnd();
    };
    // Captured before the viewer, which would turn once more.
    document.addEventListener("keydown", turn, { capture: true });
    return () => document.removeEventListener("keydown", turn, { capture: true });
  }, [onEnd, side]);

  return (
    <button
      type="button"
      className={`yarl__button yarl__navigation_${side}`}
      aria-label={side === "prev" ? previous : next}
      onClick={() => (onEnd ?? controller[side])()}
    >
      <Icon name="chevron" className={iconClasses[side]} />
    </button>
  );
}
