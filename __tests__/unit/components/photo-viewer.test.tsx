import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PhotoViewer } from "../../../src/components/photo-viewer/photo-viewer";
import { renderInSite } from "../support/site";

const photos = [3, 7, 12].map((number) => ({
  number,
  title: `Naslov ${number}`,
  source: { src: `/${number}.webp`, srcSet: `/${number}.webp 800w`, width: 800, height: 600 },
}));
const onClose = jest.fn();

/** Opens the viewer at a photo, given by its place. */
function open(start: number) {
  renderInSite(
    <PhotoViewer photos={photos} photoAlt="Slika {n}" start={start} onClose={onClose} />,
  );
}

const shown = () => screen.getByRole<HTMLImageElement>("img").alt;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const stage = () => {
  const { parentElement } = screen.getByRole("img");
  if (!parentElement) throw new Error("The photo stands nowhere.");
  return parentElement;
};

/** Moves one finger over the photo, from the middle by so many px. */
function swipe(x: number, y: number) {
  fireEvent.touchStart(stage(), { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(stage(), { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
}

beforeEach(() => onClose.mockClear());

describe("the photo viewer", () => {
  it("opens over the page with the chosen photo, its title and its place", () => {
    open(1);
    expect(screen.getByRole("dialog", { name: "Pregled slika" })).toHaveAttribute("open");
    expect(shown()).toBe("Slika 7");
    expect(screen.getByText("Naslov 7")).toBeVisible();
    expect(screen.getByText("Slika 7 od 3")).toBeVisible();
  });

  it("goes on and back with its buttons", async () => {
    open(0);
    await press("Sljedeća");
    expect(shown()).toBe("Slika 7");
    await press("Prethodna");
    expect(shown()).toBe("Slika 3");
  });

  it("goes round at both ends", async () => {
    open(2);
    await press("Sljedeća");
    expect(shown()).toBe("Slika 3");
    await press("Prethodna");
    expect(shown()).toBe("Slika 12");
  });

  it.each([
    ["{ArrowRight}", "Slika 12"],
    ["{ArrowLeft}", "Slika 3"],
    ["{Home}", "Slika 3"],
    ["{End}", "Slika 12"],
    ["{ArrowDown}", "Slika 7"],
  ])("goes from the second photo with the key %s to %s", async (key, alt) => {
    open(1);
    screen.getByRole("button", { name: "Zatvori" }).focus();
    await userEvent.keyboard(key);
    expect(shown()).toBe(alt);
  });

  it.each([
    ["to the left", -60, 10, "Slika 12"],
    ["to the right", 60, -10, "Slika 3"],
    ["a little", -40, 0, "Slika 7"],
    ["mostly down", -60, 50, "Slika 7"],
  ])("goes with a finger moved %s to the right photo", (_, x, y, alt) => {
    open(1);
    swipe(x, y);
    expect(shown()).toBe(alt);
  });

  it("does not take two fingers, which enlarge, for a swipe", () => {
    open(1);
    const touch = { clientX: 200, clientY: 200 };
    fireEvent.touchStart(stage(), { touches: [touch, touch] });
    fireEvent.touchEnd(stage(), { changedTouches: [{ clientX: 20, clientY: 200 }] });
    expect(shown()).toBe("Slika 7");
  });

  it("tells the page when it is closed", async () => {
    open(0);
    await press("Zatvori");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("offers to try again when a photo cannot be loaded", async () => {
    open(0);
    fireEvent.error(screen.getByRole("img"));
    expect(screen.getByRole("alert")).toHaveTextContent("Slika nije učitana, pokušajte ponovo.");
    await press("Pokušaj ponovo");
    expect(shown()).toBe("Slika 3");
  });

  it("forgets the failure of a photo when another is shown", async () => {
    open(0);
    fireEvent.error(screen.getByRole("img"));
    await press("Sljedeća");
    expect(shown()).toBe("Slika 7");
  });
});
