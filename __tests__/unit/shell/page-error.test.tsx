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

const loaded = jest.fn();
jest.mock("../../../src/ui/load-part", () => ({
  loadPart: (load: () => Promise<unknown>) => loaded(load),
}));

describe.each([
  ["", (load: () => Promise<unknown>) => load()],
  [", even without the network", () => Promise.reject(new Error("offline"))],
])("a page that throws while it is drawn%s", (_, loadPart) => {
  beforeEach(async () => {
    loaded.mockImplementation(loadPart);
    render(
      <PageError texts={texts}>
        <Broken />
      </PageError>,
    );
    await screen.findByRole("heading");
  });

  it("shows the view of a page that does not exist, and what happened", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^This page is not here$/);
    expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
    expect(screen.getByText("Greška na stranici.")).toBeVisible();
  });

  it("offers the ways back", () => {
    const hrefs = screen
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(hrefs).toEqual([
      ["Na početnu", "/"],
      ["Program", "/program"],
      ["Galerija", "/gallery"],
    ]);
    expect(screen.getByRole("navigation", { name: "Korisni linkovi" })).toBeVisible();
  });

  it("can be loaded anew", () => {
    jest.mocked(console.error).mockClear();
    fireEvent.click(screen.getByRole("button", { name: "Osvježi" }));
    // jsdom cannot load a page, and says so.
    expect(console.error).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining("navigation") }),
    );
  });
});

it("a page that is drawn is left alone", () => {
  render(
    <PageError texts={texts}>
      <p>Stranica</p>
    </PageError>,
  );
  expect(screen.getByText("Stranica")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
