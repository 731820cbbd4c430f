import { Link } from "gatsby";
import type { LinkText } from "./more-link/more-link";

interface LinkListProps {
  readonly className?: string | undefined;
  readonly links: readonly LinkText[];
}

/** Render a list of text links to pages of the site. */
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
