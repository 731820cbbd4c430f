import type { AboutPage } from "../../content/schemas/pages";
import * as common from "../../styles/common.module.css";
import { Drawing } from "../../ui/drawing";
import { PartList } from "../part-list/part-list";
import { Photo } from "../photo/photo";
import type { WithPhotoSource } from "../photo/photo-source";
import { CutEdge } from "../scenery/cut-edge";
import * as css from "./team.module.css";

type Person = NonNullable<AboutPage["team"]["people"]>[number];

interface TeamProps extends Omit<AboutPage["team"], "people"> {
  readonly people?: readonly WithPhotoSource<Person>[] | undefined;
}

/** Render the team's story with its people, or with a drawing until the centre has named them. */
export function Team({ title, text, parts, people }: TeamProps) {
  return (
    <section className={css.team}>
      <div className={people ? css.inner : css.withDrawing}>
        <h2>{title}</h2>
        <p className={common.lead}>{text}</p>
        {parts && <PartList parts={parts} />}
        {people ? (
          <ul className={css.people}>
            {people.map((person, index) => (
              <li key={index}>
                <div className={`${common.cover} ${css.face}`}>
                  <Photo source={person.photo} alt={person.name} sizes="12rem" />
                </div>
                <div className={css.person}>
                  <h3>{person.name}</h3>
                  <p className={common.soft}>{person.role}</p>
                  <p>{person.text}</p>
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <Drawing
            className={css.drawing}
            width={3574}
            height={522}
            file="/scenes/team.svg"
            hasNightVersion
          />
        )}
      </div>
      <CutEdge place="above" color="var(--band, var(--honey-soft))" />
      <CutEdge place="bottom" />
    </section>
  );
}
