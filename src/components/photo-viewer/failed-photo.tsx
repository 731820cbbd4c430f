import { buttonClass } from "../../ui/button/button";
import { Moon } from "../../ui/moon/moon";
import { useSite } from "../site-context";
import * as css from "./photo-viewer.module.css";

/** Shown instead of a photo that does not load, with a button to try again. */
export function FailedPhoto({ onRetry }: { readonly onRetry: () => void }) {
  const { photos } = useSite().texts;
  return (
    <div className={css.message} role="alert">
      <Moon className={css.moon} />
      <p>{photos.failedInViewer}</p>
      <button type="button" className={buttonClass({ variant: "secondary" })} onClick={onRetry}>
        {photos.retry}
      </button>
    </div>
  );
}
