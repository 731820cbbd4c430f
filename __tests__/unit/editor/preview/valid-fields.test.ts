/** @jest-environment jsdom */
import { invalidField, validFields } from "../../../../src/editor/preview/valid-fields";

const day = { from: "2027-07-13", reason: "Odmor" };

it.each([
  ["no closures", "site/closures.yml", { closures: null, __source: "closures:" }, undefined],
  ["a closure", "site/closures.yml", { closures: [{ ...day, __sc_item_id: "4" }] }, undefined],
  ["a closure without a reason", "site/closures.yml", { closures: [{ from: day.from }] }, "Razlog"],
  ["what is no fact of the site", "pages/upis.md", { title: "" }, undefined],
])("says what is not shown: %s", (_case, file, fields, expected) => {
  expect(invalidField(file, fields)).toBe(expected);
});

it("shows an item that was just added, and none that is not complete", () => {
  const added = { ...day, to: "", __sc_item_id: "4" };
  expect(validFields("site/closures.yml", { closures: [added, { from: "" }] })).toEqual({
    closures: [day],
  });
});

it("shows a list of too few items as it is stored", () => {
  const stored = {
    items: [
      { label: "Početna", to: "/" },
      { label: "Upis", to: "/upis" },
    ],
  };
  expect(
    validFields("site/navigation.yml", { items: [{ label: "Početna", to: "/" }] }, stored),
  ).toEqual(stored);
});
