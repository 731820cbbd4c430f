import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../ui/is-plain-click";
import { type NumberedPhoto, ratioStyle } from "../../ui/photo/numbered-photo";
import { Photo } from "../../ui/photo/photo";
import { useSite } from "../site-context";
import * as css from "./photo-grid.module.css";

interface TileProps {
  readonly photo: NumberedPhoto;
  readonly id: string;
  /** The largest file. */
  readonly href: string;
  readonly alt: string;
  /** Accessible name of the link; it contains the alternative text. */
  readonly openLabel: string;
  /** The viewer that will show it is loading. */
  readonly isOpening: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A photo of a grid. It opens in the viewer, or as a file without JavaScript. */
export function Tile(props: TileProps) {
  const { photo, id, href, alt, openLabel, isOpening, onOpen } = props;
  const { texts } = useSite();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li id={id} style={ratioStyle(photo.source)}>
      <a
        className={css.tile}
        href={href}
        aria-label={openLabel}
        aria-busy={isOpening || undefined}
        onClick={open}
      >
        <span className={css.zoom}>
          <Photo {...photo} alt={alt} sizes="min(50vw, 400px)" failedText={texts.photos.failed} />
        </span>
      </a>
      {props.children}
    </li>
  );
}
