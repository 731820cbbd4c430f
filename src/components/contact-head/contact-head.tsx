import { useCallback, useRef } from "react";
import { fill } from "../../content/fill-placeholders";
import type { ContactPage } from "../../content/schemas/pages";
import { getMailHref } from "../../domain/hrefs";
import { EnquiryForm } from "../../enquiry/enquiry-form";
import { createMail } from "../../enquiry/result-texts";
import type { EnquiryServiceConfig } from "../../site";
import { routes } from "../../site";
import { Icon } from "../../ui/icon/icon";
import { Sun } from "../../ui/sky/sun";
import { getPhoneLinks } from "../contact-links/contact-links";
import { Title } from "../page-head/title";
import type { Drawings } from "../scenery/scene";
import { Stars } from "../scenery/stars";
import { Valley } from "../scenery/valley";
import { StatusChip } from "../status-chip/status-chip";
import { useShared } from "../use-shared";
import * as css from "./contact-head.module.css";

interface ContactHeadProps {
  readonly title: string;
  /** HTML. */
  readonly intro: string;
  readonly texts: Omit<ContactPage, "seo" | "title">;
  readonly service: EnquiryServiceConfig;
}

/** The centre on its hill, and a girl with a letter at the start of the path. */
const drawings: Drawings = {
  letter: [
    [124, 118, 356, 192],
    [480, 62, 242, 248],
  ],
};

/** Render the top of the contact page: an evening scene, links to reach the centre, and the enquiry form. */
export function ContactHead({ title, intro, texts, service }: ContactHeadProps) {
  const shared = useShared();
  const { email } = shared.centre;
  const phoneLinks = getPhoneLinks(shared);
  const mailLink = { icon: "mail", label: email, href: getMailHref(email) } as const;
  const head = useRef<HTMLElement>(null);
  /** Keeps hills and stars in place when the form grows. */
  const grow = useCallback(
    (height: number) => head.current?.style.setProperty("--grown", `${height}px`),
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
        <div className={css.text} data-part="text">
          <Title {...{ title, intro }} introClass={css.intro} eyebrowRoute={routes.contact} />
          <div className={css.ways}>
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
          onGrow={grow}
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
