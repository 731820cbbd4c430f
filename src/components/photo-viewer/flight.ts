import { easeOut } from "../../site";

/** How long a photo takes from its tile into the viewer, and back, in ms. */
export const flightMs = 280;

const timing = { duration: flightMs, easing: `cubic-bezier(${easeOut})` };

/** Moves from one keyframe to another, unless the visitor wants no movement. */
export function glide(
  element: Element,
  frames: readonly Keyframe[],
  fill: FillMode = "none",
): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  element.animate([...frames], { ...timing, fill });
}

/** The transform that puts a mount's photo onto its tile; if the tile is out of view, the mount fades. */
function onTile(mount: HTMLElement, tile: DOMRect | undefined): Keyframe {
  const photo = mount.firstElementChild?.getBoundingClientRect();
  if (!tile || !photo || tile.bottom < 0 || tile.top > innerHeight) return { opacity: 0 };
  const from = mount.getBoundingClientRect();
  // A photo that was pulled down to close it also returns to its height, with the library's carousel.
  const carousel = mount.closest(".yarl__carousel");
  const pulled = carousel ? new DOMMatrix(getComputedStyle(carousel).transform).m42 : 0;
  const scale = tile.width / photo.width;
  const x = tile.left - from.left - (photo.left - from.left) * scale;
  const y = tile.top + pulled - from.top - (photo.top - from.top) * scale;
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

const inPlace = { transform: "none", opacity: 1 };

const tileRect = (id: string) =>
  document.querySelector(`[id="${id}"] > a`)?.getBoundingClientRect();

/** Lets a mounted photo rise from the tile with this id. */
export function rise(mount: HTMLElement, id: string): void {
  glide(mount, [onTile(mount, tileRect(id)), inPlace]);
}

/** Lets a mounted photo return to the tile with this id. */
export function land(mount: HTMLElement, id: string): void {
  glide(mount, [inPlace, onTile(mount, tileRect(id))], "forwards");
}
