import { getWidestStatusCandidates, isOpen } from "../../domain/opening-status";
import { sunGlow } from "../../ui/sky/sky-colors";
import { formatStatus, useOpeningStatus } from "../use-opening-texts";
import { useSharedContent } from "../use-shared-content";
import * as css from "./status-chip.module.css";

/** Estimate a text's relative width: the listed characters are about half as wide as others in the site's fonts. */
const estimateWidth = (text: string) =>
  text.length - (text.match(/[ijlrtf.,: ]/g)?.length ?? 0) / 2;

/** Render whether the centre is open now. Built HTML only reserves the space, because a status in it would be stale. */
export function StatusChip() {
  const status = useOpeningStatus();
  const shared = useSharedContent();
  const announcedOpening = { ...shared.opening, closures: shared.nearClosures };
  const widest = getWidestStatusCandidates(announcedOpening)
    .map((candidate) => formatStatus(candidate, shared))
    .reduce((a, b) => (estimateWidth(b) > estimateWidth(a) ? b : a), "");
  const text = status && formatStatus(status, shared);
  return (
    <div className={css.container} data-longest={widest}>
      {text && (
        <p className={isOpen(status) ? css.chip : css.closed}>
          {/* A sun or a moon without a face, which only the large sun has. */}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {isOpen(status) ? (
              <circle cx="12" cy="12" r="8" fill="var(--honey)" stroke={sunGlow} strokeWidth="5" />
            ) : (
              <path fill="currentColor" d="M15 2.5A9.5 9.5 0 1 0 21.5 16 8.5 8.5 0 0 1 15 2.5Z" />
            )}
          </svg>
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
