import { useSyncExternalStore } from "react";
import { toSarajevoTime } from "../domain/dates";

const refreshMs = 30_000;

/** The time that all components show; null until the first of them has mounted. */
let time: Date | null = null;

let readClock = () => new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function refresh(): void {
  time = readClock();
  for (const listener of listeners) listener();
}

/** Replace the clock, for the preview of the editor, and update all components. */
export function setClock(clock: () => Date): void {
  readClock = clock;
  refresh();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    refresh();
    timer = setInterval(refresh, refreshMs);
    document.addEventListener("visibilitychange", refresh);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", refresh);
  };
}

/**
 * Return the time, updated every half minute and when a background tab becomes visible.
 * @returns null until the first page of a visit is hydrated: a built page does not know when it is read
 */
export const useNow = (): Date | null =>
  useSyncExternalStore(
    subscribe,
    () => time,
    () => null,
  );

/** Return today's date in Sarajevo; until the time is known, the build day, so that hydration matches the HTML. */
export function useToday(builtOn: string): string {
  const now = useNow();
  return now ? toSarajevoTime(now).date : builtOn;
}
