import { useEffect, useRef, useState } from "react";
import { fill } from "../../content/fill-placeholders";
import * as layout from "../../styles/layout.module.css";

interface AnnouncerProps {
  /** Path of the page in view. */
  readonly path: string;
  /** The sentence, with `{title}`. */
  readonly template: string;
}

/** Milliseconds until react-helmet has put the new title into the head. */
const titleDelayMs = 150;

/**
 * Tells a screen reader which page has come. Gatsby's own announcer speaks English and before the
 * page has changed, so it is silenced.
 */
export function Announcer({ path, template }: AnnouncerProps) {
  const announced = useRef(path);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    document.getElementById("gatsby-announcer")?.setAttribute("hidden", "");
  }, []);

  useEffect(() => {
    if (announced.current === path) return;
    announced.current = path;
    const timer = setTimeout(
      () => setAnnouncement(fill(template, { title: document.title })),
      titleDelayMs,
    );
    return () => clearTimeout(timer);
  }, [path, template]);

  return (
    <p className={layout.hidden} aria-live="assertive" aria-atomic="true">
      {announcement}
    </p>
  );
}
