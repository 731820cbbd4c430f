import { navigate } from "gatsby";
import { useEffect } from "react";
import { Icon } from "../../ui/icon/icon";
import { useSite } from "../site-context";
import * as css from "./photo-viewer.module.css";

interface OtherPageButtonProps {
  readonly to: string;
  readonly side: "prev" | "next";
}

const keys = { prev: "ArrowLeft", next: "ArrowRight" } as const;
const iconClasses = { prev: css.previous, next: css.next };

/** Replaces the viewer's arrow at either end of a page's photos; the arrow key does the same. */
export function OtherPageButton({ to, side }: OtherPageButtonProps) {
  const { previous, next } = useSite().texts.photos;

  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => key === keys[side] && navigate(to, { replace: true });
    // Captured before the viewer, which stops the events of its keys.
    document.addEventListener("keydown", turn, { capture: true });
    return () => document.removeEventListener("keydown", turn, { capture: true });
  }, [to, side]);

  return (
    <button
      type="button"
      className={`yarl__button yarl__navigation_${side}`}
      aria-label={side === "prev" ? previous : next}
      onClick={() => navigate(to, { replace: true })}
    >
      <Icon name="chevron" className={iconClasses[side]} />
    </button>
  );
}
