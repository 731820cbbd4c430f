/** @jest-environment jsdom */
import { explainRefusal } from "../../../../src/editor/repository/github";

it.each([
  [401, "Bad credentials", "Ključ za prijavu više ne važi."],
  [403, "API rate limit exceeded for user ID 7.", "previše zahtjeva"],
  [200, "API rate limit already exceeded for user ID 7.", "previše zahtjeva"],
  [429, "", "previše zahtjeva"],
  [403, "Forbidden", "ne dozvoljava mijenjanje"],
  [200, "Resource not accessible by personal access token", "ne dozvoljava mijenjanje"],
  [413, "Payload Too Large", "prevelika za server"],
  [403, "Sorry. Your account was suspended.", "treba ključ drugog naloga"],
  [403, "Repository was archived so is read-only.", "arhivirano"],
  [
    200,
    "Repository rule violations found\n\nChanges must be made through a pull request.",
    "Bypass",
  ],
  [404, "Not Found", "ne otvara spremište"],
  [200, "Could not resolve to a Repository with the name 'a/b'.", "ne otvara spremište"],
  [500, "Something went wrong", "ne radi kako treba"],
  [422, "Validation Failed", "Server je odbio zahtjev: „Validation Failed”."],
  [418, undefined, "Server je odbio zahtjev: „418”."],
])("says what %i “%s” means", (status, words, meaning) => {
  expect(explainRefusal(status, words)).toContain(meaning);
});
