/** The next frame: what runs after two of them runs once the first has been painted. */
export const frame = () => new Promise<unknown>(requestAnimationFrame);

/** @param ms milliseconds */
export const wait = (ms: number) => new Promise<unknown>((done) => setTimeout(done, ms));

/** The first event of a type. */
export const event = (target: EventTarget, type: string) =>
  new Promise<unknown>((done) => target.addEventListener(type, done, { once: true }));
