import { type HTMLAttributes, type PointerEvent, useRef } from "react";
import { glide } from "./flight";

/** How far a photo gives way to a swipe that leads nowhere, as a share of the finger's way. */
const give = 0.3;

type Handlers = Pick<
  HTMLAttributes<HTMLDivElement>,
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel" | "onPointerLeave"
>;

const shownMount = (viewer: Element) =>
  viewer.querySelector<HTMLElement>(".yarl__slide_current figure");

/**
 * Lets the photo follow a swipe past the first or the last one a little, and spring back. The library
 * itself ignores such a swipe.
 * @param isPast whether a swipe over this distance in px leads past the end
 */
export function useSpring(isPast: (distance: number) => boolean): Handlers {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);

  const release = ({ currentTarget }: PointerEvent) => {
    start.current = null;
    const mount = shownMount(currentTarget);
    if (!mount?.style.transform) return;
    glide(mount, [{ transform: mount.style.transform }, { transform: "none" }]);
    mount.style.transform = "";
  };

  return {
    onPointerDown: (event) => {
      // A second finger zooms.
      if (!event.isPrimary) release(event);
      else start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY, currentTarget }) => {
      if (!start.current || currentTarget.querySelector(".yarl__slide_wrapper_interactive")) return;
      const [dx, dy] = [clientX - start.current.x, clientY - start.current.y];
      const gives = isPast(dx) && Math.abs(dx) > Math.abs(dy);
      const mount = shownMount(currentTarget);
      if (mount) mount.style.transform = gives ? `translateX(${Math.round(dx * give)}px)` : "";
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  };
}
