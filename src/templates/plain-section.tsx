import type { ReactNode } from "react";
import { Collapsible } from "../components/collapsible/collapsible";
import { PartList, type PartListProps } from "../components/part-list/part-list";
import type { Section } from "../content/kinds/sections";
import { PhotoSelection, type SelectedPhotos } from "./photo-selection";
import type { WithMarkdown } from "./query-results";

/** A queried section. */
export interface SectionProps
  extends Omit<Section, "order" | "icon" | "photos" | "address" | "parts">,
    WithMarkdown {
  readonly icon: string;
  readonly parts: PartListProps["parts"] | null;
  /** Its id in the page: from the file's fields, else from its name. */
  readonly address: string | null;
  readonly photos: SelectedPhotos | null;
}

interface PlainSectionProps extends SectionProps {
  /** Content above and below the parts. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** A collapsible section of parts and photos. `TextSection` adds running text and questions. */
export function PlainSection(props: PlainSectionProps) {
  const { icon, title, parts, photos, above, below } = props;
  const address = props.address ?? "";
  return (
    <Collapsible icon={icon} address={address} title={title}>
      {above}
      {parts && <PartList parts={parts} />}
      {below}
      {photos && <PhotoSelection {...photos} address={address} />}
    </Collapsible>
  );
}
