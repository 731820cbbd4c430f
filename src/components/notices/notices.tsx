import type { PropsWithChildren } from "react";
import type { Notice } from "../../content/schemas/sections";
import * as layout from "../../styles/layout.module.css";
import { MoreLink } from "../../ui/more-link/more-link";
import { Prose } from "../../ui/prose/prose";
import { useToday } from "../../ui/use-now";
import { useClosureTexts } from "../status-chip/opening-texts";
import { useShared } from "../use-shared";
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

/** Render current closures and notices; nothing if there are none. */
export function Notices({ notices }: NoticesProps) {
  const today = useToday(useShared().builtOn);
  const closures = useClosureTexts();
  const current = notices.filter(({ to }) => to >= today);
  if (closures.length + current.length === 0) return null;
  return (
    <div className={layout.wrap}>
      {closures.map(({ key, title, text }) => (
        <Note key={key} title={title}>
          <p>{text}</p>
        </Note>
      ))}
      {current.map(({ title, to, body, link }) => (
        <Note key={`${title} ${to}`} title={title}>
          <Prose html={body} />
          {link && <MoreLink {...link} />}
        </Note>
      ))}
    </div>
  );
}
