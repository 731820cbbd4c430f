import { fill } from "../../content/fill";
import type { OpeningStatus } from "../../content/opening-status";
import { Moon } from "../../ui/moon/moon";
import { useSite } from "../site-context";
import * as css from "./status-chip.module.css";
import { useOpeningStatus } from "./use-opening-status";

function lookOf(status: OpeningStatus | null): string | undefined {
  if (!status) return css.unknown;
  if (status.kind === "weekend") return css.weekend;
  return status.kind === "openUntil" ? css.chip : css.closed;
}

/** Whether the centre is open now: in words, and by the moon, which is awake while it is. */
export function StatusChip() {
  const status = useOpeningStatus();
  const { hours } = useSite().texts;
  const at = status && "at" in status ? `${status.at}h` : "";
  const text = status ? hours[status.kind] : hours.weekend;
  return (
    <p className={lookOf(status)}>
      <Moon className={css.moon} awake={status?.kind === "openUntil"} />
      <span>{fill(text, { closes: at, opens: at })}</span>
    </p>
  );
}
