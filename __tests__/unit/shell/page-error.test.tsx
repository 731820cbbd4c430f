import { fireEvent, render, screen } from "@testing-library/react";
import { PageError } from "../../../src/shell/page-error";

function Broken(): never {
  throw new Error("broken");
}

const texts = {
  title: "This page is not here",
  homeLink: { label: "Na početnu", to: "/" },
  linksLabel: "Korisni linkovi",
  links: [
    { label: "Program", to: "/program" },
    { label: "Galerija", to: "/gallery" },
  ],
  error: { text: "Greška na stranici.", reload: "Osvježi" },
};

beforeEach(() => jest.spyOn(console, "error").mockImplementation());
afterEach(() => jest.restoreAllMocks());

// A browser test shows the same view with the network, which this one must do without.
jest.mock("../../../src/ui/load-chunk", () => ({
  loadChunk: () => Promise.reject(new Error("offline")),
}));

it("a page that throws while rendering shows an error with ways to go on, even offline", async () => {
  render(
    <PageError texts={texts}>
      <Broken />
    </PageError>,
  );
  const headline = await screen.findByRole("heading", { level: 1 });
  expect(headline).toHaveTextContent(/^This page is not here$/);
  expect(headline).toHaveAttribute("lang", "en");
  expect(screen.getByText("Greška na stranici.")).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Korisni linkovi" })).toBeVisible();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/", "/program", "/gallery"]);
  jest.mocked(console.error).mockClear();
  fireEvent.click(screen.getByRole("button", { name: "Osvježi" }));
  // jsdom cannot load a page, and says so.
  expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining("navigation") }),
  );
});
