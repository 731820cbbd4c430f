import type { PropsWithChildren } from "react";
import type { Notice } from "../../content/kinds/sections";
import { getAnnouncedClosures } from "../../domain/opening-hours";
import * as layout from "../../styles/layout.module.css";
import { MoreLink } from "../../ui/more-link/more-link";
import { Prose } from "../../ui/prose/prose";
import { useToday } from "../../ui/use-now";
import { useSite } from "../site-context";
import { closureWords } from "../status-chip/status-words";
import * as css from "./notices.module.css";

function Note({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <article className={css.note}>
      <h2>{title}</h2>
      <div className={css.text}>{children}</div>
    </article>
  );
}

interface NoticesProps {
  /** Notices that had started by the build day, with their text as HTML. */
  readonly notices: readonly (Notice & { readonly body: string })[];
}

function DatedNotes({ builtOn, notices }: NoticesProps & { readonly builtOn: string }) {
  const site = useSite();
  const today = useToday(builtOn);
  const closures = getAnnouncedClosures(site.opening.closures, today);
  const current = notices.filter(({ to }) => to >= today);
  if (closures.length + current.length === 0) return null;
  return (
    <div className={layout.wrap}>
      {closures.map((closure) => {
        const { title, text } = closureWords(closure, site);
        return (
          <Note key={`${closure.from} ${closure.reason}`} title={title}>
            <p>{text}</p>
          </Note>
        );
      })}
      {current.map((notice) => (
        <Note key={`${notice.title} ${notice.to}`} title={notice.title}>
          <Prose html={notice.body} />
          {notice.link && <MoreLink {...notice.link} />}
        </Note>
      ))}
    </div>
  );
}

/** Current closures and notices. Without any, it renders nothing. */
export function Notices({ notices }: NoticesProps) {
  const { builtOn } = useSite();
  return builtOn && <DatedNotes builtOn={builtOn} notices={notices} />;
}
