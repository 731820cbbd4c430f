import { HtmlValidate } from "html-validate";
import { getPublicPath, listPublicFiles, readPublic } from "../support/public-files";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:document"],
  elements: [
    "html5",
    {
      button: {
        attributes: {
          // html-validate does not know the rule, which the W3C's validator has.
          "aria-expanded": {
            allowed: (button: { hasAttribute(name: string): boolean }) =>
              button.hasAttribute("command") ? "has no place beside command" : null,
          },
        },
      },
    },
  ],
  rules: {
    // React writes these in valid but unusual ways.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    // HTML allows any id without spaces. React generates `:R1:`, Gatsby `___gatsby`.
    "valid-id": ["error", { relaxed: true }],
    // Photos' ratios and Gatsby's hidden announcer; the Content-Security-Policy allows them.
    "no-inline-style": "off",
    // Scripts are on the host of the pages: whoever can change them can change the page too.
    "require-sri": "off",
    // Numbers are on lines of their own, and a no-break space would be copied with them.
    "tel-non-breaking": "off",
    // Search engines cut a long title; the check warns of it.
    "long-title": "off",
    // A text may have a space at the end of a line.
    "no-trailing-whitespace": "off",
    // ARIA allows a label on a list; here it says which photos it has.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

const pages = listPublicFiles(/\.html$/);

// html-validate does not report them.
it.each(pages)("%s has no control characters", (file) => {
  expect(readPublic(file).match(/(?!\n)\p{Cc}.{20}/su)).toBeNull();
});

it.each(pages)("%s is valid HTML", async (file) => {
  const { results } = await validator.validateFile(getPublicPath(file));
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line, column, selector }) =>
      [ruleId, message, `${line}:${column}`, selector].join(" | "),
    ),
  );
  expect(messages).toEqual([]);
});
