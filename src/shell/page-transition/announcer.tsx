import { useEffect, useRef, useState } from "react";
import { fill } from "../../content/fill-placeholders";
import * as layout from "../../styles/layout.module.css";

interface AnnouncerProps {
  readonly path: string;
  /** The sentence, with `{title}`. */
  readonly template: string;
}

/** Time in ms that react-helmet needs to update the title. */
const titleDelayMs = 150;

/** Announces the new page to screen readers. Gatsby would do so in English, before the page has changed. */
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
