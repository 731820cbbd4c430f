import { render } from "@testing-library/react";
import { ContactCard } from "../../../src/components/contact-card/contact-card";
import { NotFound } from "../../../src/components/not-found/not-found";
import { PartList } from "../../../src/components/part-list/part-list";
import { type Site, SiteContext } from "../../../src/components/site-context";
import { Footer } from "../../../src/shell/footer/footer";
import { Header } from "../../../src/shell/header/header";
import { Sections } from "../../../src/templates/sections";
import { Questions } from "../../../src/ui/writing/questions";
import { site } from "../support/site";

jest.mock("gatsby", () => ({ ...jest.requireActual("gatsby"), graphql: () => undefined }));

const [phone = ""] = site.centre.phones;
const link = { label: "Program", to: "/program" };
const texts = {
  ...site.texts,
  accessibility: { homeLink: "{name}" },
  footer: {},
  contact: {
    ...site.texts.contact,
    viberNumber: "{phone}",
    whatsappNumber: "{phone}",
    contactBar: {},
  },
};
const twice = {
  ...site,
  centre: { ...site.centre, phones: [phone, phone] },
  menu: [link, link, link],
  texts,
} as unknown as Site;

const part = { title: "Dio", text: "Tekst" };
const question = { question: "Kada?", answer: "<p>Uvijek.</p>" };
const section = {
  title: "Odjeljak",
  icon: "book",
  address: null,
  parts: null,
  questions: null,
  photos: null,
  childMarkdownRemark: null,
};

afterEach(() => jest.restoreAllMocks());

// Staff may write the same words twice; React complains of two children with one key.
it.each([
  ["telephone numbers of the contact card", <ContactCard key="part" />],
  ["entries of the menu", <Header key="part" sky="night" />],
  ["telephone numbers and entries of the footer", <Footer key="part" belowPaper={false} invites />],
  [
    "links of the 404 page",
    <NotFound key="part" title="" homeLink={link} linksLabel="" links={[link, link]}>
      Nema
    </NotFound>,
  ],
  ["parts", <PartList key="part" parts={[part, part]} />],
  ["questions", <Questions key="part" questions={[question, question]} />],
  ["sections", <Sections key="part" sections={[section, section]} />],
])("%s may be the same twice", (_, element) => {
  const complain = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(<SiteContext.Provider value={twice}>{element}</SiteContext.Provider>);
  expect(complain).not.toHaveBeenCalled();
});
