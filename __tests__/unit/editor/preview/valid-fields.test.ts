/** @jest-environment jsdom */
import { findInvalidField, getShownFields } from "../../../../src/editor/preview/valid-fields";

const day = { from: "2027-07-13", reason: "Odmor" };

it.each([
  ["no closures", "site/closures.yml", { closures: null, __source: "closures:" }, undefined],
  ["a closure", "site/closures.yml", { closures: [{ ...day, __sc_item_id: "4" }] }, undefined],
  ["a closure without a reason", "site/closures.yml", { closures: [{ from: day.from }] }, "Razlog"],
  ["what is no fact of the site", "pages/upis.md", { title: "" }, undefined],
])("says what is not shown: %s", (_case, file, fields, expected) => {
  expect(findInvalidField(file, fields)).toBe(expected);
});

it("shows a draft without what only the editor has in it", () => {
  const added = { ...day, to: "", __sc_item_id: "4" };
  expect(getShownFields("site/closures.yml", { closures: [added] })).toEqual({ closures: [day] });
});

it("shows invalid facts as they are stored", () => {
  const stored = { closures: [day] };
  const draft = { closures: [day, { from: "" }] };
  expect(getShownFields("site/closures.yml", draft, stored)).toBe(stored);
});
