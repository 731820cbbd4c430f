import "../styles/shared-styles";
import { graphql } from "gatsby";
import { ContactHead } from "../components/contact-head/contact-head";
import { Location } from "../components/location/location";
import { PageMeta } from "../components/seo/meta";
import { getHtml, requireNode, type TemplateProps } from "./nodes";

type Props = TemplateProps<Queries.ContactTemplateQuery>;

/** `/contact`: the enquiry form, and how to reach the centre. */
export default function ContactTemplate({ data, pageContext }: Props) {
  const page = requireNode(data.contactPage, "contact");
  const { seo, title, ...texts } = page;
  const service = requireNode(data.site, "site").siteMetadata.enquiryService;
  return (
    <>
      <PageMeta {...seo} path={pageContext.route} />
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
    contactPage { ...ContactPageFields }
  }
`;
