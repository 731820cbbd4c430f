import { getPossibleStatuses } from "../../domain/opening-status";
import { useSite } from "../site-context";
import * as css from "./status-chip.module.css";
import { longest, statusWords, useOpeningStatus } from "./status-words";

/** The sun, or the moon while the centre is closed; without a face, which is the large sun's. */
function Sign({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {isOpen ? (
        <circle cx="12" cy="12" r="8" fill="#FFC857" stroke="#F7B68F" strokeWidth="5" />
      ) : (
        <path fill="currentColor" d="M15 2.5A9.5 9.5 0 1 0 21.5 16 8.5 8.5 0 0 1 15 2.5Z" />
      )}
    </svg>
  );
}

/** Whether the centre is open now. A built page only reserves the space: a status in it would be stale. */
export function StatusChip() {
  const status = useOpeningStatus();
  const site = useSite();
  const expected = { ...site.opening, closures: site.nearClosures };
  const texts = getPossibleStatuses(expected).map((one) => statusWords(one, site));
  const words = status && statusWords(status, site);
  return (
    <div className={css.place} data-longest={longest(texts)}>
      {status && words && (
        <p className={status.kind === "openUntil" ? css.chip : css.closed}>
          <Sign isOpen={status.kind === "openUntil"} />
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}
