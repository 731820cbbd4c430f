import type { ReactNode } from "react";
import type { Notice } from "../../content/kinds/notices";
import { announcement } from "../../domain/closures";
import { type Days, dated } from "../../ui/dated/dated";
import { DayScript } from "../../ui/dated/day-script-tag";
import { useToday } from "../../ui/dated/use-today";
import { MoreLink } from "../../ui/more-link/more-link";
import { Prose } from "../../ui/prose/prose";
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

interface NoticesProps {
  /** Those of content, with their text as HTML. */
  readonly notices: readonly (Notice & { readonly body: string })[];
}

interface DatedNotesProps extends NoticesProps {
  readonly builtOn: string;
}

function DatedNotes({ builtOn, notices }: DatedNotesProps) {
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
      {notices
        .filter(({ to }) => to >= builtOn)
        .map((notice) => (
          <Note key={notice.title} days={notice} today={today} title={notice.title}>
            <Prose html={notice.body} />
            {notice.link && <MoreLink {...notice.link} />}
          </Note>
        ))}
      <DayScript />
    </div>
  );
}

/**
 * What is to be known now: days on which the centre is closed, and notices. Those to come are there
 * and hidden, those over when the page was built are not; without any, nothing takes a place.
 */
export function Notices({ notices }: NoticesProps) {
  const { builtOn } = useSite();
  return builtOn && <DatedNotes builtOn={builtOn} notices={notices} />;
}
