import { allPages } from "../support/pages";
import { documentOf } from "../support/public-files";

it.each(allPages)("$built has one main heading and skips no level", ({ built }) => {
  const levels = [...documentOf(built).querySelectorAll("h1,h2,h3,h4,h5,h6")].map(({ tagName }) =>
    Number(tagName[1]),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});
