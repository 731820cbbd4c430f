import { useEffect, useRef, useState } from "react";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import { chapterId } from "./chapter-card";
import * as css from "./chapter-links.module.css";

/** The id of the chapter that the visitor looks at: the last one that has reached the upper part of the viewport. */
function useCurrent(photos: readonly NumberedPhoto[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const cards = photos.flatMap((photo) => document.getElementById(chapterId(photo)) ?? []);
    const update = () => {
      const line = 0.4 * window.innerHeight;
      const reached = cards.filter((card) => card.getBoundingClientRect().top < line);
      setCurrent((reached.at(-1) ?? (photos[0]?.chapter ? cards[0] : undefined))?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: "-40% 0px -60%" });
    for (const { parentElement } of cards) if (parentElement) observer.observe(parentElement);
    return () => observer.disconnect();
  }, [photos]);

  return current;
}

/** Links to the chapters of a page of the gallery, if there are several. They stay in view. */
export function ChapterLinks({ photos }: { readonly photos: readonly NumberedPhoto[] }) {
  const starts = photos.filter(({ chapter }) => chapter);
  const current = useCurrent(photos);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>("[aria-current]");
    // On phones the row is wider than the screen.
    if (link) list.current?.scrollTo({ left: link.offsetLeft - 24 });
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
