import { dayClass, isDaylight } from "../../../domain/daylight";

/** Class on `<html>` while the page is at its top, where the header shows the sky. */
const topClass = "top";

/** Sets both classes before the first paint, and follows the scrolling. */
export function followSky(): void {
  const { classList } = document.documentElement;
  classList.toggle(dayClass, isDaylight(new Date()));
  const onScroll = () => classList.toggle(topClass, window.scrollY < 4);
  onScroll();
  window.addEventListener("scroll", onScroll, { passive: true });
}
