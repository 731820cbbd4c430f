import { Drawing } from "../drawing";

interface PaperIconProps {
  /** Name in `static/icons/paper`. */
  readonly name: string;
  readonly className?: string | undefined;
}

/** A cut-paper drawing. */
export function PaperIcon({ name, className }: PaperIconProps) {
  const file = `/icons/paper/${name}.svg`;
  return <Drawing className={className} width={64} height={64} file={file} />;
}
