import { Drawing } from "../drawing";

interface PaperIconProps {
  /** Name in `static/icons/paper.svg`. */
  readonly name: string;
  readonly className?: string | undefined;
}

/** A cut-paper drawing. All share one file: one request and one SVG document. */
export function PaperIcon({ name, className }: PaperIconProps) {
  const file = `/icons/paper.svg#${name}`;
  return <Drawing className={className} width={64} height={64} file={file} />;
}
