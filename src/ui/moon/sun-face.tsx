/** The shapes of a sun with a face, on a 64 px grid. */
export function SunFace() {
  return (
    <>
      <circle cx="32" cy="32" r="28" fill="#FFC857" />
      <circle cx="22.5" cy="25" r="3.1" fill="#17234F" />
      <circle cx="41.5" cy="25" r="3.1" fill="#17234F" />
      <ellipse cx="16" cy="32.5" rx="4.2" ry="2.8" fill="#F7B68F" />
      <ellipse cx="48" cy="32.5" rx="4.2" ry="2.8" fill="#F7B68F" />
    </>
  );
}
