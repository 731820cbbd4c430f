// What is typed into a field of any kind of content is seen beside the form, and saved.
import { expect, test } from "@playwright/test";
import { openForm, save, typeInto, withGitHub } from "../support/editor";
import { openField, previewCases, previewPage } from "../support/previews";

test.use({ viewport: { width: 1280, height: 900 } });

// output/query-results.test.ts compares what the preview and the build make of the same files.
for (const [type, [form, keyPath]] of Object.entries(previewCases)) {
  test(`${type} is typed, seen and saved`, async ({ page }) => {
    const words = `Riječi s čćž ${type}`;
    // A day on which pages show the announced closures and the notices.
    await page.clock.setFixedTime(new Date("2094-02-20T10:00:00Z"));
    const github = await withGitHub(page);
    await openForm(page, form);
    await openField(page, keyPath);
    await typeInto(page, keyPath, words);
    await expect(previewPage(page).getByText(words).first()).toBeAttached();
    await save(page);
    expect([...(github.commits.at(-1)?.changes.values() ?? [])].join()).toContain(words);
  });
}
