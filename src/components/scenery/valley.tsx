import { withPrefix } from "gatsby";

const mountains =
  "M-80 156C-50 152-24 131 0 122c26-10 60-34 84-36 20-2 44 18 66 18 34 0 70-58 104-60 30-2 66 50 100 48 26-2 54-20 82-18 40 4 70 58 112 58 44 0 86-38 128-38 50 0 98 42 148 40 40-2 84-66 126-66 38 0 74 42 110 42s66-44 100-44c32 0 58 36 88 36s62-22 92-26c36-4 66 12 100 22v142H-80z";
const slope =
  "M0 158c110-46 210-50 330-18s190 30 300-4 190-44 320-10 190 30 280-6 150-30 210-10v130H0z";
const mound = "M330 200c60-44 140-46 260 12v14H330z";
const meadow = "M0 184c140-34 250-20 380 4s230 16 350-10 250-20 380 6 230 4 330-14v70H0z";
const ground = "M0 218c170-22 300-12 460 2s290 10 450-8 330-10 530 8v40H0z";
const trees =
  "M92 138H75l17-48 17 48zM124 138h-24l24-68 24 68zM156 138h-16l16-46 16 46zM1256 132h-18l18-56 18 56zM1288 128h-27l27-76 27 76zM1320 124h-17l17-50 17 50z";

interface ValleyProps {
  readonly className: string | undefined;
  /** Height above the drawing, which is 1440 by 240, that is part of its box. */
  readonly sky?: number;
  /** What stays in view where the box is narrower than the drawing. */
  readonly align?: "xMin" | "xMid";
  /** A drawing on the meadow, `static/heads/NAME.svg`, by day above that by night. */
  readonly object?: "post";
}

/** The valley below Igman with two houses; the foreground has the page's colour. */
export function Valley({ className, sky = 0, align = "xMid", object }: ValleyProps) {
  return (
    <svg
      className={className}
      data-scene="hills"
      viewBox={`0 ${-sky} 1440 ${240 + sky}`}
      preserveAspectRatio={`${align}YMax slice`}
      aria-hidden="true"
    >
      <g transform="translate(80)">
        <path d={mountains} fill="var(--mountains, #3D569E)" />
      </g>
      <path fill="#2C694D" d={trees} />
      <path d={slope} fill="var(--slope, #5F7EC0)" />
      <path fill="#FFF9F0" d="M412 134h40v34h-40z" />
      <path fill="#CE4325" d="M407 134l25-22 25 22z" />
      <path fill="#FFC857" d="M468 148h28v23.8h-28z" />
      <path fill="var(--window, #FFC857)" d="M420 144h9v10h-9zM436 144h9v24h-9z" />
      <path fill="#17234F" d="M464.5 148l17.5-15.4 17.5 15.4z" />
      <path fill="#FFF9F0" d="M473.6 155h6.3v7h-6.3zM484.8 155h6.3v16.8h-6.3z" />
      <path d={mound} fill="var(--slope, #5F7EC0)" />
      <path d={meadow} fill="var(--meadow, #21524A)" />
      {object && (
        <svg x="480" y="-28" width="242" height="242" viewBox="0 0 250 250" aria-hidden="true">
          <image href={withPrefix(`/heads/${object}.svg`)} width="250" height="500" />
        </svg>
      )}
      <path d={ground} fill="var(--ground, var(--paper))" />
    </svg>
  );
}
