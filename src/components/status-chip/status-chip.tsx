import { type OpeningStatus, possibleStatuses } from "../../domain/opening-status";
import { Moon } from "../../ui/moon/moon";
import { useSite } from "../site-context";
import * as css from "./status-chip.module.css";
import { longest, statusWords } from "./status-words";
import { useOpeningStatus } from "./use-opening-status";

function lookOf(status: OpeningStatus): string | undefined {
  if (status.kind === "weekend") return css.weekend;
  return status.kind === "openUntil" ? css.chip : css.closed;
}

/**
 * Whether the centre is open now: in words, and by the moon, which is awake while it is. The built
 * page says nothing of it, rather than something that may be wrong when it is read, but keeps the
 * place of the longest text: nothing moves when the status comes or changes.
 */
export function StatusChip() {
  const status = useOpeningStatus();
  const site = useSite();
  const texts = possibleStatuses(site.opening).map((one) => statusWords(one, site));
  return (
    <div className={css.place} data-longest={longest(texts)}>
      {status && (
        <p className={lookOf(status)}>
          <Moon className={css.moon} awake={status.kind === "openUntil"} />
          <span>{statusWords(status, site)}</span>
        </p>
      )}
    </div>
  );
}
