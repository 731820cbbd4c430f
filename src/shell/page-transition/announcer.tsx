import { useEffect, useRef, useState } from "react";
import { fill } from "../../content/fill-placeholders";
import * as layout from "../../styles/layout.module.css";

interface AnnouncerProps {
  readonly path: string;
  /** The sentence, with `{title}`. */
  readonly template: string;
}

/** Announce the new page to screen readers. Gatsby would do so in English, before the page has changed. */
export function Announcer({ path, template }: AnnouncerProps) {
  const announced = useRef(path);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    document.getElementById("gatsby-announcer")?.setAttribute("hidden", "");
  }, []);

  useEffect(() => {
    if (announced.current === path) return;
    announced.current = path;
    // react-helmet updates the title in the next frame, which on a slow phone may be late.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        setAnnouncement(fill(template, { title: document.title })),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [path, template]);

  return (
    <p className={layout.hidden} aria-live="assertive" aria-atomic="true">
      {announcement}
    </p>
  );
}
