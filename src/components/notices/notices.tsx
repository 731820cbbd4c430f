import type { ReactNode } from "react";
import { announcement } from "../../domain/closures";
import { type Days, dated } from "../../ui/dated/dated";
import { DayScript } from "../../ui/dated/day-script-tag";
import { useToday } from "../../ui/dated/use-today";
import { TitleText } from "../../ui/title-text/title-text";
import { useSite } from "../site-context";
import { closureWords } from "../status-chip/status-words";
import * as css from "./notices.module.css";

interface NoteProps {
  readonly days: Days;
  readonly today: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A sheet of yellow paper that lies there on its days. */
function Note({ days, today, title, children }: NoteProps) {
  return (
    <article className={css.note} {...dated(days, today)}>
      <h2>
        <TitleText>{title}</TitleText>
      </h2>
      <div className={css.text}>{children}</div>
    </article>
  );
}

function DatedNotes({ builtOn }: { readonly builtOn: string }) {
  const site = useSite();
  const today = useToday(builtOn);
  return (
    <div className={css.list}>
      {site.opening.closures.map((closure) => {
        const { title, text } = closureWords(closure, site);
        const days = announcement(closure);
        return (
          <Note key={closure.from} days={days} today={today} title={title}>
            <p>{text}</p>
          </Note>
        );
      })}
      <DayScript />
    </div>
  );
}

/** What is to be known now: days on which the centre is closed. Without any it takes no place. */
export function Notices() {
  const { builtOn } = useSite();
  return builtOn && <DatedNotes builtOn={builtOn} />;
}
