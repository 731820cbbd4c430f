/** @jsxImportSource ../sveltia */
import type { CustomFieldControlProps } from "@sveltia/cms";
import { focusLabels } from "../../content/schemas/photos";
import { isFields } from "../../content/values";
import { resolvePhotoPath } from "../../rendering/render-fields";
import { toContentPath } from "../model/loaded";
import { findPhotoUrl } from "../model/photos";
import { getKeyPath } from "../sveltia/elements";

interface PhotoPointer extends Pick<PointerEvent, "clientX" | "clientY" | "buttons" | "pointerId"> {
  readonly currentTarget: Element;
}

const axes = ["x", "y"] as const;

const toPercent = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100);

/** Return the path in `content/` of the `photo` in the field's group, or its URL if it was chosen just now. */
function findPhotoBeside(element: Element, { entry }: CustomFieldControlProps): string {
  const keys = getKeyPath(element)?.split(".").slice(0, -1) ?? [];
  const photo = entry?.getIn(["data", ...keys, "photo"]);
  return resolvePhotoPath(photo, toContentPath(String(entry?.get("path"))) ?? "");
}

function showPhoto(image: HTMLImageElement, props: CustomFieldControlProps): void {
  const photo = findPhotoBeside(image, props);
  if (image.dataset.photo === photo) return;
  image.dataset.photo = photo;
  findPhotoUrl(photo).then(
    (url) => {
      if (image.dataset.photo === photo && url) image.src = url;
    },
    () => undefined,
  );
}

/** Render the field for the point of a photo that is never cropped: staff drag it, or move it by sliders. */
export function FocalPointField(props: CustomFieldControlProps) {
  const { value, onChange, forID } = props;
  // In % of the photo's width and height.
  const { x = 50, y = 50 } = (isFields(value) ? value : {}) as { x?: number; y?: number };
  const move = ({ currentTarget, clientX, clientY, buttons }: PhotoPointer) => {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: toPercent((clientX - left) / width), y: toPercent((clientY - top) / height) });
  };
  const start = (event: PhotoPointer) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    move(event);
  };
  return (
    <fieldset className="focal-point" aria-labelledby={`${forID}-label`}>
      <div className="focal-photo" onPointerDown={start} onPointerMove={move}>
        <img alt="" draggable={false} ref={(image) => image && showPhoto(image, props)} />
        <span style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      {axes.map((axis) => (
        <label key={axis}>
          {focusLabels[axis]}
          <input
            type="range"
            min={0}
            max={100}
            value={{ x, y }[axis]}
            onChange={({ target }) => onChange({ x, y, [axis]: Number(target.value) })}
          />
        </label>
      ))}
    </fieldset>
  );
}
