import { buttonClass } from "../../ui/button/button";
import { Moon } from "../../ui/moon/moon";
import { useSite } from "../site-context";
import * as css from "./photo-viewer.module.css";

/** Takes the place of a photo that could not be loaded, with a way to try again. */
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
