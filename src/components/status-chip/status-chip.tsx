import { fill } from "../../content/fill";
import type { OpeningStatus } from "../../content/opening-status";
import { Moon } from "../../ui/moon/moon";
import { useSite } from "../site-context";
import * as css from "./status-chip.module.css";
import { useOpeningStatus } from "./use-opening-status";

function lookOf(status: OpeningStatus): string | undefined {
  if (status.kind === "weekend") return css.weekend;
  return status.kind === "openUntil" ? css.chip : css.closed;
}

/**
 * Whether the centre is open now: in words, and by the moon, which is awake while it is. The built
 * page says nothing of it, rather than something that may be wrong when it is read.
 */
export function StatusChip() {
  const status = useOpeningStatus();
  const { hours } = useSite().texts;
  if (!status) return <p className={css.unknown} />;
  const at = "at" in status ? `${status.at}h` : "";
  return (
    <p className={lookOf(status)}>
      <Moon className={css.moon} awake={status.kind === "openUntil"} />
      <span>{fill(hours[status.kind], { closes: at, opens: at })}</span>
    </p>
  );
}
