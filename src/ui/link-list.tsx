import { Link } from "gatsby";
import type { PageLink } from "./links";

interface LinkListProps {
  readonly className?: string;
  readonly links: readonly PageLink[];
}

export function LinkList({ className, links }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, to }, index) => (
        <li key={index}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
