/** @jest-environment node */
import { classNames } from "../../../../src/gatsby/bundle/class-names";

it("gives each class of the project a name of its own, of two characters", () => {
  const names = classNames();
  expect(names.size).toBeGreaterThan(150);
  expect(new Set(names.values()).size).toBe(names.size);
  for (const name of names.values()) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]$/);
});

it("knows movements as well as classes", () => {
  expect(classNames().has("src/enquiry/enquiry-form.module.css turn")).toBe(true);
  expect(classNames().has("src/enquiry/enquiry-form.module.css sheet")).toBe(true);
});
