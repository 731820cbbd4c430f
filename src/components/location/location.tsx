import { fill } from "../../content/fill-placeholders";
import { elementIds } from "../../domain/element-ids";
import { isOpen } from "../../domain/opening-status";
import { bindAddress } from "../../domain/typography";
import { LocationMap } from "../../map/location-map";
import * as common from "../../styles/common.module.css";
import { ContactCard } from "../contact-card/contact-card";
import { useOpeningStatus } from "../use-opening-texts";
import { useSharedContent } from "../use-shared-content";
import * as css from "./location.module.css";

/** Render the way to the centre: the map and the contact card (specification, section 2). */
export function Location() {
  const { centre, texts } = useSharedContent();
  const address = `${centre.address.street}, ${centre.address.place}`;
  const status = useOpeningStatus();
  return (
    <section className={css.section}>
      <div className={common.wrap}>
        <div className={css.head}>
          <h2>{texts.location.title}</h2>
          <p className={common.soft}>{texts.location.text}</p>
        </div>
        <div className={css.grid}>
          <div className={css.map}>
            <LocationMap
              point={centre.map}
              isOpen={isOpen(status)}
              texts={{ ...texts.map, failed: bindAddress(fill(texts.map.failed, { address })) }}
            />
          </div>
          <div id={elementIds.contactCard}>
            <ContactCard />
          </div>
        </div>
      </div>
    </section>
  );
}
