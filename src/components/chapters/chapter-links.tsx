import { useEffect, useRef, useState } from "react";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import { chapterId } from "./chapter-card";
import * as css from "./chapter-links.module.css";

/** The chapter that the visitor looks at: the one in the upper half of the viewport. */
function useCurrent(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.firstElementChild?.id);
      },
      { rootMargin: "-40% 0px -60%" },
    );
    for (const id of key.split(",")) {
      const chapter = document.getElementById(id)?.parentElement;
      if (chapter) observer.observe(chapter);
    }
    return () => observer.disconnect();
  }, [key]);

  return current;
}

/** Links to the chapters of a page of the gallery, if there are several. They stay in view. */
export function ChapterLinks({ photos }: { readonly photos: readonly NumberedPhoto[] }) {
  const starts = photos.filter(({ chapter }) => chapter);
  const current = useCurrent(starts.map(chapterId));
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>("[aria-current]");
    // On phones the row is wider than the screen.
    if (link) list.current?.scrollTo({ left: link.offsetLeft - 24, behavior: "smooth" });
  }, [current]);

  if (starts.length < 2) return null;
  return (
    <ul ref={list} className={css.list}>
      {starts.map((photo) => (
        <li key={photo.number}>
          <a
            href={`#${chapterId(photo)}`}
            aria-current={chapterId(photo) === current ? "true" : undefined}
          >
            {photo.chapter}
          </a>
        </li>
      ))}
    </ul>
  );
}
