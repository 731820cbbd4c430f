import fs from "node:fs";
import { render } from "@testing-library/react";
import { cloneElement } from "react";
import { parse } from "yaml";
import { SiteHead } from "../../../src/components/seo/site-head";
import { type Site, SiteContext, useSite } from "../../../src/components/site-context";
import { weekOf } from "../../../src/content/week";
import { Footer } from "../../../src/shell/footer/footer";
import { Header } from "../../../src/shell/header/header";
import { QuickBar } from "../../../src/shell/quick-bar/quick-bar";
import { siteContent } from "../../support/site";

// Everything in the frame reads the shared content as it is drawn.
jest.mock("../../../src/components/site-context", () => {
  const actual = jest.requireActual("../../../src/components/site-context");
  return { ...actual, useSite: jest.fn(actual.useSite) };
});

// Asks for media queries, which jsdom lacks.
jest.mock("../../../src/shell/menu/menu", () => ({ Menu: () => null }));

const read = (name: string) => parse(fs.readFileSync(`${siteContent}/site/${name}.yml`, "utf8"));
const { hours, ...centre } = read("centre");
const site: Site = {
  centre,
  menu: read("navigation").items,
  texts: read("interface"),
  opening: { week: weekOf(hours.days), weekend: hours.weekend, closures: [] },
  nearClosures: [],
  builtOn: null,
  hoursLines: [{ days: "Od ponedjeljka do petka", range: "06:30h do 18:00h" }],
  weekendLine: hours.weekend,
  address: "Ilidža",
  origin: "https://sanjalica.test",
};

it.each([
  ["head", <SiteHead key="part" look="paper" />],
  ["header", <Header key="part" look="paper" />],
  ["footer", <Footer key="part" edge="paper" />],
  ["contact bar", <QuickBar key="part" />],
])("the %s is not drawn anew when the shell is", (_, part) => {
  const shell = () => (
    <SiteContext.Provider value={site}>{cloneElement(part)}</SiteContext.Provider>
  );
  const { rerender } = render(shell());
  const draws = jest.mocked(useSite).mock.calls.length;
  expect(draws).toBeGreaterThan(0);
  rerender(shell());
  expect(jest.mocked(useSite)).toHaveBeenCalledTimes(draws);
});
