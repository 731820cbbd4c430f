import "../styles/every-page";
import { graphql, type PageProps } from "gatsby";
import { ContactHead } from "../components/contact-head/contact-head";
import { Location } from "../components/location/location";
import { Seo } from "../components/seo/seo";
import type { PageContext } from "../site";
import { getHtml, requireNode } from "./query-results";

/** `/contact`: the enquiry form, and how to reach the centre. */
export default function ContactTemplate({
  data,
  pageContext,
}: PageProps<Queries.ContactTemplateQuery, PageContext>) {
  const page = requireNode(data.contactPage, "contact");
  const { seo, title, ...texts } = page;
  const service = requireNode(data.site, "contact").siteMetadata.enquiryService;
  return (
    <>
      <Seo {...seo} path={pageContext.route} />
      <ContactHead title={title} intro={getHtml(page)} texts={texts} service={service} />
      <Location />
    </>
  );
}

export const query = graphql`
  query ContactTemplate {
    site {
      siteMetadata {
        enquiryService { publicKey serviceId templateId host }
      }
    }
    contactPage {
      ...ContactPageFields
      childMarkdownRemark { html }
    }
  }
`;
