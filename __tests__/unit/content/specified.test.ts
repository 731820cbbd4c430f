/** @jest-environment node */
import { allPages, menuPages } from "../../support/pages";

it("the headlines, addresses and menu labels are those of the specification", () => {
  expect(menuPages).toEqual([
    { path: "/", label: "Početna", title: "Mjesto gdje snovi sjaje i učenje je zabavno" },
    { path: "/program", label: "Program", title: "Naš program" },
    { path: "/gallery", label: "Galerija", title: "Galerija" },
    { path: "/about-us", label: "O nama", title: "Mjesto gdje djeca rastu, uče i sjaje!" },
    { path: "/contact", label: "Zakaži posjetu", title: "Jedva čekamo da Vas upoznamo!" },
  ]);
});

it("the titles in the tab say page and centre", () => {
  expect(Object.fromEntries(allPages.map(({ path, tab }) => [path, tab]))).toMatchObject({
    "/": "Sanjalica | Dnevni boravak za djecu na Ilidži",
    "/program": "Program i aktivnosti | Sanjalica, Ilidža",
    "/gallery": "Galerija slika | Sanjalica, Ilidža",
    "/about-us": "O nama i kako do nas | Sanjalica, Ilidža",
    "/contact": "Zakaži posjetu | Sanjalica, Ilidža",
    "/404.html": "Stranica ne postoji | Sanjalica",
  });
});
