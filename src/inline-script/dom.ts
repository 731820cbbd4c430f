/** Resolve in the next frame. Code after two of these runs once the first frame is painted. */
export const nextFrame = () => new Promise<unknown>(requestAnimationFrame);

export const wait = (ms: number) => new Promise<unknown>((done) => setTimeout(done, ms));

export const nextEvent = (target: EventTarget, type: string) =>
  new Promise<unknown>((done) => target.addEventListener(type, done, { once: true }));

export function addToHead<Name extends "link" | "script">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}
