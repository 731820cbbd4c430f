import * as layout from "../../styles/layout.module.css";
import { useShared } from "../shared-content";

/** Render the page's name in the menu, above a title that does not say which page this is. */
export function Eyebrow({ route }: { readonly route: string }) {
  const name = useShared().menu.find(({ to }) => to === route)?.label;
  return name ? <p className={layout.eyebrow}>{name}</p> : null;
}
