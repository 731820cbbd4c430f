import type { PropsWithChildren } from "react";
import type { Notice } from "../../content/schemas/sections";
import type { Html } from "../../domain/html";
import * as common from "../../styles/common.module.css";
import { MoreLink } from "../../ui/more-link/more-link";
import { Prose } from "../../ui/prose/prose";
import { useToday } from "../../ui/use-now";
import { useClosureTexts } from "../use-opening-texts";
import { useSharedContent } from "../use-shared-content";
import * as css from "./notices.module.css";

function NoticeCard({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <article className={css.card}>
      <h2>{title}</h2>
      <div className={css.text}>{children}</div>
    </article>
  );
}

interface NoticesProps {
  /** The notices that had started by the build day. */
  readonly notices: readonly (Notice & { readonly body: Html })[];
}

/** Render current closures and notices; nothing if there are none. */
export function Notices({ notices }: NoticesProps) {
  const today = useToday(useSharedContent().builtOn);
  const closures = useClosureTexts();
  const current = notices.filter(({ to }) => to >= today);
  if (closures.length + current.length === 0) return null;
  return (
    <div className={common.wrap}>
      {closures.map(({ key, title, text }) => (
        <NoticeCard key={key} title={title}>
          <p>{text}</p>
        </NoticeCard>
      ))}
      {current.map(({ title, to, body, link }) => (
        <NoticeCard key={`${title} ${to}`} title={title}>
          <Prose html={body} />
          {link && <MoreLink {...link} />}
        </NoticeCard>
      ))}
    </div>
  );
}
