import { useLayoutEffect } from "react";
import { useController, useLightboxState } from "yet-another-react-lightbox";
import { Icon } from "../../ui/icon/icon";
import { useSite } from "../site-context";
import * as css from "./photo-viewer.module.css";

interface TurnButtonProps {
  readonly side: "prev" | "next";
  /** Index of the photo at which it leads elsewhere; -1 if at none. */
  readonly end: number;
  /** Called there, by the arrow key too. */
  readonly onEnd: () => void;
}

const keys = { prev: "ArrowLeft", next: "ArrowRight" } as const;
const iconClasses = { prev: css.previous, next: css.next };

/** The viewer's arrow. */
export function TurnButton({ side, end, onEnd }: TurnButtonProps) {
  const { previous, next } = useSite().texts.photos;
  const controller = useController();

  // The library's own state: that of the page follows it some frames later.
  const isAtEnd = useLightboxState().currentIndex === end;

  useLayoutEffect(() => {
    if (!isAtEnd) return;
    const turn = (event: KeyboardEvent) => {
      if (event.key !== keys[side]) return;
      event.stopPropagation();
      onEnd();
    };
    // Captured before the viewer, which would turn once more.
    document.addEventListener("keydown", turn, { capture: true });
    return () => document.removeEventListener("keydown", turn, { capture: true });
  }, [isAtEnd, onEnd, side]);

  return (
    <button
      type="button"
      className={`yarl__button yarl__navigation_${side}`}
      aria-label={side === "prev" ? previous : next}
      onClick={() => (isAtEnd ? onEnd() : controller[side]())}
    >
      <Icon name="chevron" className={iconClasses[side]} />
    </button>
  );
}
