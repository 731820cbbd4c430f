import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { PageLook } from "../../site";
import { enter, leave, prepareMotion, settle } from "./motion";
import { revealMissed, revealNamed } from "./reveal";

interface Page {
  readonly path: string;
  readonly look: PageLook;
  readonly page: ReactNode;
}

interface PageTransitionInput {
  readonly location: { readonly pathname: string; readonly key?: string };
  readonly look: PageLook;
  readonly page: ReactNode;
}

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Changes pages one after the other: the old page leaves, then the newest one enters at the top.
 * The swap waits for the old page's exit and then always shows the latest page, so that fast
 * clicks cannot lock it on an old one (motiondivision/motion#3803, which `AnimatePresence` has).
 * The first page is drawn as it is: nothing waits for script.
 */
export function usePageTransition({ location, look, page }: PageTransitionInput): {
  shown: Page;
  main: RefObject<HTMLElement>;
  /** Whether the pages that change both begin with night. */
  isNightBehind: boolean;
} {
  const main = useRef<HTMLElement>(null);
  // Some hosts add a slash, which Gatsby takes away again: that is no change of page.
  const path = location.pathname.replace(/(?!^)\/$/, "");
  const current: Page = { path, look, page };
  const latest = useRef(current);
  latest.current = current;
  const [kept, setKept] = useState(current);
  const before = useRef(look);
  const isLeaving = kept.path !== current.path;

  useEffect(() => {
    if (!isLeaving || !main.current) return;
    const element = main.current;
    let isStale = false;
    // At once, in the frame in which the exit ends: later, the old page would be painted once more.
    leave(element).then(() => {
      if (isStale) return;
      before.current = kept.look;
      flushSync(() => setKept(latest.current));
    });
    return () => {
      isStale = true;
      // Back on the page that was leaving.
      if (latest.current.path === kept.path) settle(element);
    };
  }, [isLeaving, kept.path, kept.look]);

  useArrival(main, kept.path);
  useSamePageClick(location.key, path);
  useEffect(prepareOnIntent, []);
  useEffect(revealMissed, []);

  const looks = [isLeaving ? kept.look : before.current, look];
  const isNightBehind = looks.every(({ header }) => header === "night");
  return { shown: isLeaving ? kept : current, main, isNightBehind };
}

/** Each time another page has taken the place: to the top or to what the address names, with the focus, and its entry. */
function useArrival(main: RefObject<HTMLElement>, path: string): void {
  const previous = useRef(path);
  useBrowserLayoutEffect(() => {
    if (previous.current === path || !main.current) return;
    previous.current = path;
    if (!revealNamed()) {
      window.scrollTo({ top: 0, left: 0, behavior: "instant" });
      main.current.focus({ preventScroll: true });
    }
    enter(main.current);
  }, [main, path]);
}

/** A click on the link of the current page goes to its top, or to the section that the link names. */
function useSamePageClick(key: string | undefined, path: string): void {
  const previous = useRef({ key, path });
  useEffect(() => {
    const isSamePage = previous.current.path === path;
    if (isSamePage && previous.current.key !== key && !revealNamed() && !window.location.hash) {
      window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    }
    previous.current = { key, path };
  }, [key, path]);
}

/** The first touch, pointer or key on the page is the sign that a navigation may come. */
function prepareOnIntent(): () => void {
  const signs = ["pointerover", "touchstart", "keydown"] as const;
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, prepare);
  };
  const prepare = () => {
    stop();
    prepareMotion();
  };
  for (const sign of signs) window.addEventListener(sign, prepare, { passive: true });
  return stop;
}
