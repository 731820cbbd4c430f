// @ts-check
// Steps of deploy.yml around a publication, which run before any package is installed: plain JavaScript.
//   before     fails if the public site is newer than what is to be published
//   after 10   fails if the public site is not what was published within 10 minutes
import { setTimeout as wait } from "node:timers/promises";

/** @typedef {import("../../src/editor/page/publication").Publication} Publication */

const { SITE, PUBLICATION = "", GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
/** @type {Publication} */
const own = JSON.parse(PUBLICATION);

/** @returns {Promise<Partial<Publication>>} nothing where no site answers, as before the first publication */
async function served() {
  // A query of its own, because caches may keep an answer for ten minutes.
  const address = `${SITE}/admin/objava.json?${Date.now()}`;
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? response.json().catch(() => ({})) : {};
}

/**
 * @param {Partial<Publication>} now
 * @returns {Promise<boolean>} whether the public site has what was saved after our commit, or a later build of it
 * @see https://docs.github.com/en/rest/commits/commits#compare-two-commits
 */
async function isNewer({ commit, built = "" }) {
  if (!commit) return false;
  const commits = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/compare/${commit}...${own.commit}`;
  const response = await fetch(commits, { headers: { authorization: `Bearer ${GITHUB_TOKEN}` } });
  // A commit of another history, which somebody has replaced.
  if (response.status === 404) return false;
  if (!response.ok) throw new Error(`${commits}: ${response.status}`);
  const { status } = await response.json();
  return status === "behind" || (status === "identical" && built > own.built);
}

/** @param {string} words */
function fail(words) {
  console.log(`::error::${words}`);
  process.exitCode = 1;
}

const [, , step, minutes] = process.argv;
const wanted = `commit ${own.commit}, izrada ${own.built}`;
const words = (/** @type {Partial<Publication>} */ { commit, built }) =>
  commit ? `commit ${commit}, izrada ${built}` : "ne javlja od čega je";

let now = await served();
if (step === "before" && (await isNewer(now)))
  fail(
    `Ovo je starije od onoga što je na stranici (${words(now)}), pa nije objavljeno: ${wanted}. Ništa nije izgubljeno. Najnoviji sadržaj objavljuje Actions → Objava → Run workflow.`,
  );
if (step === "after") {
  const looks = 40;
  const isOwn = () => now.built === own.built && now.commit === own.commit;
  for (let left = looks; left > 0 && !isOwn(); left--) {
    await wait((Number(minutes) * 60_000) / looks);
    now = await served();
  }
  if (!isOwn())
    fail(
      `Objavljeno je (${wanted}), a na stranici je i dalje nešto drugo (${words(now)}). GitHub ponekad ne objavi isti commit dva puta. Sačuvajte bilo šta u uređivaču: novi commit se objavljuje.`,
    );
}
