import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { type SharedContent, SharedContext } from "../../../src/components/use-shared-content";
import { centre, interfaceTexts } from "../../../src/content/schemas/site";
import type { Hours } from "../../../src/domain/opening-hours";
import { getFileFields } from "../../support/content-files";

/** What pages of the tests' own content share, but with simple hours and no closures. */
export const site: SharedContent = {
  centre: centre.parse(getFileFields("site/centre.yml")),
  texts: interfaceTexts.parse(getFileFields("site/interface.yml")),
  invitation: "",
  menu: [],
  hoursLines: [],
  weekendLine: null,
  builtOn: "2026-01-01",
  origin: "https://sanjalica.example",
  opening: {
    week: [...Array<Hours>(5).fill({ opens: "06:30", closes: "18:00" }), null, null],
    weekend: "Vikend po planu",
    closures: [],
  },
  nearClosures: [],
};

/** Render a component with the shared content around it. */
export function renderInSite(element: ReactElement) {
  return render(element, {
    wrapper: ({ children }) => (
      <SharedContext.Provider value={site}>{children}</SharedContext.Provider>
    ),
  });
}
