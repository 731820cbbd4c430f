import { useCallback, useRef } from "react";
import { fill } from "../../content/fill-placeholders";
import type { ContactPage } from "../../content/schemas/pages";
import { getMailHref } from "../../domain/hrefs";
import type { Html } from "../../domain/html";
import { EnquiryForm } from "../../enquiry/enquiry-form";
import { createMail } from "../../enquiry/result-texts";
import type { EnquiryServiceConfig } from "../../site";
import { routes } from "../../site";
import { Icon } from "../../ui/icon/icon";
import { Sun } from "../../ui/sky/sun";
import { getCallAndChatLinks } from "../contact-links";
import { PageIntro } from "../page-head/page-intro";
import type { DrawingRegions } from "../scenery/scene";
import { Stars } from "../scenery/stars";
import { Valley } from "../scenery/valley";
import { StatusChip } from "../status-chip/status-chip";
import { useSharedContent } from "../use-shared-content";
import * as css from "./contact-head.module.css";

interface ContactHeadProps {
  readonly title: string;
  readonly intro: Html;
  readonly texts: Omit<ContactPage, "seo" | "title">;
  readonly service: EnquiryServiceConfig;
}

/** The centre on its hill, and a girl with a letter where the path to it begins. */
const drawings: DrawingRegions = {
  letter: [
    [124, 118, 356, 192],
    [480, 62, 242, 248],
  ],
};

/** Render the top of the contact page: an evening scene, links to reach the centre, and the enquiry form. */
export function ContactHead({ title, intro, texts, service }: ContactHeadProps) {
  const shared = useSharedContent();
  const { email } = shared.centre;
  const phoneLinks = getCallAndChatLinks(shared);
  const mailLink = { icon: "mail", label: email, href: getMailHref(email) } as const;
  const head = useRef<HTMLElement>(null);
  /** Keep hills and stars in place when feedback changes the height of the form. */
  const setFeedbackHeight = useCallback(
    (height: number) => head.current?.style.setProperty("--feedback", `${height}px`),
    [],
  );
  return (
    <section ref={head} className={`${css.head} themed`}>
      <div className={css.scene}>
        <Stars drawing="inner" />
        <div className={css.valley}>
          <Valley className={css.hills} drawings={drawings} />
        </div>
      </div>
      <div className={css.inner}>
        <div className={css.text} data-moving="text">
          <PageIntro {...{ title, intro }} introClass={css.intro} eyebrowRoute={routes.contact} />
          <div className={css.contactLinks}>
            <StatusChip />
            {[...phoneLinks, mailLink].map(({ icon, label, href }) => (
              <a key={icon} href={href}>
                <Icon name={icon} />
                {label}
              </a>
            ))}
          </div>
        </div>
        <Sun className={css.sun} />
        <EnquiryForm
          texts={texts}
          service={service}
          onFeedbackResize={setFeedbackHeight}
          toastLabels={shared.texts.toasts}
          noScriptText={fill(shared.texts.noScript, { email })}
          getContactLinks={(enquiry) => [
            ...phoneLinks,
            {
              icon: "mail",
              label: shared.texts.contact.sendEmail,
              href: getMailHref(email, createMail(enquiry, texts.mail)),
            },
          ]}
        />
      </div>
    </section>
  );
}
