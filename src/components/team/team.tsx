import type { AboutPage } from "../../content/kinds/pages";
import * as layout from "../../styles/layout.module.css";
import { Drawing } from "../../ui/drawing";
import { Photo } from "../../ui/photo/photo";
import type { PhotoSource } from "../../ui/photo/photo-source";
import { CutEdge } from "../scenery/cut-edge";
import { useSite } from "../site-context";
import * as css from "./team.module.css";

type Content = AboutPage["team"];

interface Person extends Omit<NonNullable<Content["people"]>[number], "photo"> {
  readonly photo: PhotoSource;
}

interface TeamProps extends Omit<Content, "people"> {
  readonly people?: readonly Person[] | undefined;
}

function People({ people }: { readonly people: readonly Person[] }) {
  const { photos } = useSite().texts;
  return (
    <ul className={css.people}>
      {people.map(({ name, role, photo, text }, index) => (
        <li key={index}>
          <div className={`${layout.window} ${css.face}`}>
            <Photo source={photo} alt={name} sizes="12rem" failedText={photos.failed} />
          </div>
          <div className={css.person}>
            <h3>{name}</h3>
            <p className={layout.soft}>{role}</p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The team's story, with the people of the team, or a drawing until the centre has named them. */
export function Team({ title, text, people }: TeamProps) {
  const edge = <CutEdge className={layout.edge} />;
  return (
    <section className={css.team}>
      <div className={people ? css.inner : css.pair}>
        <h2>{title}</h2>
        <p className={layout.lead}>{text}</p>
        {people ? (
          <People people={people} />
        ) : (
          <Drawing
            className={css.drawn}
            width={3574}
            height={522}
            file="/heads/team.svg"
            times="both"
          />
        )}
      </div>
      {edge}
      {edge}
    </section>
  );
}
