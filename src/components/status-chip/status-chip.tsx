import { fill } from "../../content/fill";
import type { OpeningStatus } from "../../domain/opening-status";
import { Moon } from "../../ui/moon/moon";
import { useSite } from "../site-context";
import * as css from "./status-chip.module.css";
import { useOpeningStatus } from "./use-opening-status";

function lookOf(status: OpeningStatus): string | undefined {
  if (status.kind === "weekend") return css.weekend;
  return status.kind === "openUntil" ? css.chip : css.closed;
}

const kinds = ["openUntil", "opensToday", "opensTomorrow", "opensMonday", "weekend"] as const;

/**
 * Whether the centre is open now: in words, and by the moon, which is awake while it is. The built
 * page says nothing of it, rather than something that may be wrong when it is read, but keeps the
 * place of the longest text: nothing moves when the status comes or changes.
 */
export function StatusChip() {
  const status = useOpeningStatus();
  const { centre, texts } = useSite();
  const { opens, closes } = centre.hours;
  const words = (kind: OpeningStatus["kind"]) =>
    fill(texts.hours[kind], { closes: `${closes}h`, opens: `${opens}h` });
  const longest = kinds.map(words).reduce((a, b) => (b.length > a.length ? b : a));
  return (
    <div className={css.place} data-longest={longest}>
      {status && (
        <p className={lookOf(status)}>
          <Moon className={css.moon} awake={status.kind === "openUntil"} />
          <span>{words(status.kind)}</span>
        </p>
      )}
    </div>
  );
}
