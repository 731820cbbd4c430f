/** @jest-environment node */
import { classNames } from "../../../../src/gatsby/bundle/class-names";

it("gives each class and each animation a unique name of two characters", () => {
  const names = classNames();
  expect(names.has("src/enquiry/enquiry-form.module.css turn")).toBe(true);
  expect(new Set(names.values()).size).toBe(names.size);
  for (const name of names.values()) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]$/);
});
