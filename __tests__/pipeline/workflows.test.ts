import fs from "node:fs";
import path from "node:path";
import { createGitHub, type GitHub } from "./support/workflow-github";
import { type Run, runWorkflow } from "./support/workflow-run";

/** Only so that a build that hangs ends; nothing is measured. */
const limitMs = 20 * 60_000;
const pages = {
  base_url: "https://centar.github.io/sanjalica",
  origin: "https://centar.github.io",
  host: "centar.github.io",
  base_path: "/sanjalica",
};
const vars = {
  GATSBY_EMAILJS_PUBLIC_KEY: "proba_kljuca",
  GATSBY_EMAILJS_SERVICE_ID: "service_proba",
  GATSBY_EMAILJS_TEMPLATE_ID: "template_proba",
};
const installNginx = /^sudo apt-get update,sudo apt-get install --yes [\w -]*\bnginx$/;

let github: GitHub;

/** Files below a folder, by path: their bytes as text. */
function filesOf(folder = ""): Record<string, string> {
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    files
      .filter((file) => fs.statSync(path.join(folder, file)).isFile())
      .map((file) => [file, fs.readFileSync(path.join(folder, file), "latin1")]),
  );
}

/** `public` of a cache. */
const keptFolder = (key: string) => path.join(github.caches.get(key) ?? "", "public");

const kept = (start: string) => [...github.caches.keys()].filter((key) => key.startsWith(start));

function runToTheEnd(file: string, event: string): Run {
  const run = runWorkflow(github, file, event);
  if (run.failed) throw new Error(`${run.failed}\n${run.output}`);
  return run;
}

// The scripts of the workflows are for Linux.
(process.platform === "win32" ? describe.skip : describe)("on GitHub", () => {
  beforeAll(() => {
    github = createGitHub({ pages, vars });
  });

  afterAll(() => github?.remove());

  it(
    "what is pushed to main is tested whole, built for its address and published",
    () => {
      const { done, calls } = runToTheEnd("deploy.yml", "push");
      expect(calls.slice(0, 2)).toEqual(["npm ci", "npm run check"]);
      expect(calls.slice(2, 4).join()).toMatch(installNginx);
      expect(calls.slice(4)).toEqual(["npm test", "npm ci", "npm run build"]);
      expect(done.slice(-2)).toEqual([
        "build: actions/upload-pages-artifact",
        "deploy: actions/deploy-pages",
      ]);
      expect([...github.artifacts.keys()]).toEqual(["github-pages"]);

      const published = filesOf(github.artifacts.get("github-pages"));
      const [key = ""] = kept("publish-");
      // Nothing of the site is hidden: the upload would leave it out.
      expect(Object.keys(published)).toEqual(Object.keys(filesOf(keptFolder(key))));
      const home = published["index.html"] ?? "";
      expect(home.includes(`rel="canonical" href="${pages.base_url}/"`)).toBe(true);
      expect(home.includes(`href="${pages.base_path}/program"`)).toBe(true);
      expect(published["robots.txt"]).toContain(`${pages.base_url}/sitemap.xml`);
      for (const value of Object.values(vars)) {
        expect(Object.values(published).some((text) => text.includes(value))).toBe(true);
      }
    },
    limitMs,
  );

  it(
    "a changed text is checked and shown within minutes, where its code has passed every test",
    () => {
      const [publishing = ""] = kept("publish-");
      // What the suite's own build of this code would have left.
      const build = publishing.replace(`publish-Linux-${pages.base_url}`, "gatsby-Linux");
      github.caches.set(build, github.caches.get(publishing) ?? "");
      github.change("content/perks/team.md", (text) => text.replace("Pročitajte", "Čitajte"));
      const { calls } = runToTheEnd("check.yml", "pull_request");
      expect(calls).toEqual(["npm ci", "npm run check", "npm test -- content"]);
      expect(kept("tested-")).toHaveLength(1);
      // Taken up under the key of the same code, and kept under one of its own.
      expect(kept("gatsby-")).toHaveLength(2);
      const preview = filesOf(github.artifacts.get("pregled-stranice"));
      const home = Buffer.from(preview["index.html"] ?? "", "latin1").toString();
      expect(home.includes("Čitajte kako")).toBe(true);
      expect(home.includes('"/program"')).toBe(true);
      const [, key = ""] = kept("gatsby-");
      expect(Object.keys(preview)).toEqual(Object.keys(filesOf(keptFolder(key))));
    },
    limitMs,
  );

  it(
    "changed code is tested whole again",
    () => {
      github.change("src/site.ts", (text) => `${text}// Changed.\n`);
      const { calls } = runToTheEnd("check.yml", "push");
      expect(calls).toContain("npm test");
      expect(kept("tested-")).toHaveLength(2);
    },
    limitMs,
  );

  it(
    "an error in content stands beside its line, and nothing is published",
    () => {
      github.change("content/perks/team.md", (text) => text.replace("title:", "titl:"));
      const { failed, output } = runWorkflow(github, "deploy.yml", "push");
      expect(failed).toBe("check: Provjera sadržaja");
      expect(output).toMatch(/^::error file=content\/perks\/team\.md,line=\d+,col=1,/m);
      expect([...github.artifacts.keys()]).toEqual([]);
    },
    limitMs,
  );
});
