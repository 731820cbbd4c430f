import { useRef } from "react";
import { type OpeningStatus, possibleStatuses } from "../../domain/opening-status";
import { Moon } from "../../ui/moon/moon";
import { useSite } from "../site-context";
import * as css from "./status-chip.module.css";
import { longest, statusWords } from "./status-words";
import { useLongestLine } from "./use-longest-line";
import { useOpeningStatus } from "./use-opening-status";

function classOf(status: OpeningStatus): string | undefined {
  if (status.kind === "weekend") return css.weekend;
  return status.kind === "openUntil" ? css.chip : css.closed;
}

interface ChipProps {
  readonly status: OpeningStatus;
  readonly words: string;
}

function Chip({ status, words }: ChipProps) {
  const text = useRef<HTMLSpanElement>(null);
  useLongestLine(text);
  return (
    <p className={classOf(status)}>
      <Moon className={css.moon} awake={status.kind === "openUntil"} />
      <span ref={text}>{words}</span>
    </p>
  );
}

/** Whether the centre is open now. A built page only reserves the space: a status in it would be stale. */
export function StatusChip() {
  const status = useOpeningStatus();
  const site = useSite();
  const expected = { ...site.opening, closures: site.nearClosures };
  const texts = possibleStatuses(expected).map((one) => statusWords(one, site));
  const words = status && statusWords(status, site);
  return (
    <div className={css.place} data-longest={longest(texts)}>
      {status && words && <Chip key={words} status={status} words={words} />}
    </div>
  );
}
