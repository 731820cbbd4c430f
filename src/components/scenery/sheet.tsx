interface SheetProps {
  /** The cut, as SVG path data. */
  readonly d: string;
  readonly fill: string;
  /** Strength of the edge's shadow, 0 to 1. */
  readonly shade?: number;
  /** How far above the sheet the shadow shows, in units of the drawing. */
  readonly lift?: number;
}

/** A sheet of cut paper: its shape, and the shape again a little higher as the shadow of its edge. */
export function Sheet({ d, fill, shade = 0.16, lift = 5 }: SheetProps) {
  return (
    <>
      <path fill="#0E1738" opacity={shade} transform={`translate(0 -${lift})`} d={d} />
      <path fill={fill} d={d} />
    </>
  );
}
