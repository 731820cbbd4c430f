/** The soft shadow of every sheet's cut edge, once in a drawing of sheets. */
export function SheetEdge() {
  return (
    <filter id="edge" y="-30%" height="160%">
      <feDropShadow dx="0" dy="-2" stdDeviation="4" floodColor="#0E1738" floodOpacity=".28" />
    </filter>
  );
}

/**
 * A sheet of cut paper.
 * @param props.d its shape, as SVG path data
 */
export function Sheet({ d, fill }: { readonly d: string; readonly fill: string }) {
  return <path filter="url(#edge)" fill={fill} d={d} />;
}
