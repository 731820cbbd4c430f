interface SheetProps {
  /** The shape, as SVG path data. */
  readonly d: string;
  readonly fill: string;
  /** Opacity of the edge's shadow, 0 to 1. */
  readonly shade?: number;
  /** How far the shadow extends above the sheet, in units of the drawing. */
  readonly lift?: number;
}

/** A sheet of cut paper, with the same shape a little higher as the shadow of its edge. */
export function Sheet({ d, fill, shade = 0.16, lift = 5 }: SheetProps) {
  return (
    <>
      <path fill="#0E1738" opacity={shade} transform={`translate(0 -${lift})`} d={d} />
      <path fill={fill} d={d} />
    </>
  );
}
