import { render, screen, waitFor } from "@testing-library/react";
import { MenuLink } from "../../../src/shell/header/menu-link";

beforeEach(() => {
  Object.assign(globalThis, { ___loader: { enqueue: () => {}, hovering: () => {} } });
});

it.each([
  ["/program", "/program", "page"],
  ["/gallery", "/gallery/2", "true"],
  ["/program", "/program-ljeto", null],
  ["/", "/program", null],
])("the link to %s on %s says %s", async (to, pathname, current) => {
  render(
    <>
      <MenuLink to={to}>Link</MenuLink>
      <MenuLink to={pathname}>This page</MenuLink>
    </>,
  );
  window.history.replaceState(null, "", pathname);
  window.dispatchEvent(new PopStateEvent("popstate"));
  // The router follows in a later frame.
  const here = screen.getByRole("link", { name: "This page" });
  await waitFor(() => expect(here).toHaveAttribute("aria-current", "page"));
  const link = screen.getByRole("link", { name: "Link" });
  expect(link.getAttribute("aria-current")).toBe(current);
});
