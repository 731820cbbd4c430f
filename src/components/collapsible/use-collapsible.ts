import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** `hidden` removes the panel from view and keyboard; `shut` and `open` are the ends of its movement. */
export type PanelState = "hidden" | "shut" | "open";

/** The movement takes `--t-open`, 0.3 s. */
const closingMs = 320;

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * State of a collapsible section, closed at first. While closed its content stays in the page as
 * `hidden="until-found"`, so that the browser's own search finds it and opens the section.
 */
export function useCollapsible() {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<PanelState>("hidden");

  // React 18 knows `hidden` only as a yes or no (react/react#24740), so the value is set by hand.
  useBrowserLayoutEffect(() => {
    if (state === "hidden") panel.current?.setAttribute("hidden", "until-found");
  }, [state]);

  useEffect(() => {
    const element = panel.current;
    const openAtOnce = () => {
      setOpen(true);
      setState("open");
    };
    element?.addEventListener("beforematch", openAtOnce);
    return () => element?.removeEventListener("beforematch", openAtOnce);
  }, []);

  // The panel is laid out shut for one frame, then moves to its end.
  useEffect(() => {
    if (state !== "shut" || !isOpen) return;
    const frame = requestAnimationFrame(() => setState("open"));
    return () => cancelAnimationFrame(frame);
  }, [state, isOpen]);

  // Once shut, it is taken from view and keyboard. By the clock: where nothing moves, no movement ends.
  useEffect(() => {
    if (state !== "shut" || isOpen) return;
    const timer = setTimeout(() => setState("hidden"), closingMs);
    return () => clearTimeout(timer);
  }, [state, isOpen]);

  const toggle = () => {
    setOpen(!isOpen);
    setState("shut");
  };

  return { panel, isOpen, state, toggle };
}
