import { useEffect } from "react";
import { dayClass, isDaylight } from "../domain/daylight";
import { useNow } from "./use-now";

/**
 * Whether it is day in Sarajevo, and keeps the class on `<html>` true for as long as a page is open.
 * @returns false until the time is known
 */
export function useDaylight(): boolean {
  const now = useNow();
  const isDay = now !== null && isDaylight(now);
  useEffect(() => {
    if (now) document.documentElement.classList.toggle(dayClass, isDay);
  }, [now, isDay]);
  return isDay;
}
