import { HtmlValidate } from "html-validate";
import { publicFiles, publicPath, readPublic } from "../support/public-files";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:document"],
  elements: ["html5"],
  rules: {
    // How React writes HTML: each is valid, and the page is the same.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    // `until-found` is a value of `hidden` that the rule does not know.
    "attribute-empty-style": "off",
    // HTML allows any id without a space; React makes `:R1:`, Gatsby `___gatsby`.
    "valid-id": ["error", { relaxed: true }],
    // Widths of photos and Gatsby's hidden announcer are no style of a page; the policy allows them.
    "no-inline-style": "off",
    // Scripts come from the same folder as the page, which could be changed as well as they.
    "require-sri": "off",
    // A number stands on a line of its own; a no-break space would be copied with it.
    "tel-non-breaking": "off",
    // ARIA allows a name on a list, and it tells which photos one walks through.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

const pages = publicFiles(/\.html$/);

it("finds the pages", () => {
  expect(pages).toEqual(expect.arrayContaining(["index.html", "404.html"]));
});

// html-validate lets them pass.
it.each(pages)("%s holds no control characters", (file) => {
  expect(readPublic(file).match(/(?!\n)\p{Cc}.{20}/su)).toBeNull();
});

it.each(pages)("%s is valid HTML", async (file) => {
  const { results } = await validator.validateFile(publicPath(file));
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line, column, selector }) =>
      [ruleId, message, `${line}:${column}`, selector].join(" | "),
    ),
  );
  expect(messages).toEqual([]);
});
