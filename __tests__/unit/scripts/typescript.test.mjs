/** @jest-environment node */
import { importTypeScript } from "../../../scripts/lib/typescript.mjs";

test("loads a TypeScript module with what it imports", async () => {
  const { captions } = await importTypeScript("src/content/kinds/captions.ts");
  expect(captions.safeParse({ 1: { title: "Drveni voz" } }).success).toBe(true);
  expect(captions.safeParse({ 1: { name: "Drveni voz" } }).success).toBe(false);
});

test("rejects for a file that is not there", async () => {
  await expect(importTypeScript("src/content/none.ts")).rejects.toThrow(/none\.ts/);
});
