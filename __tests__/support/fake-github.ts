// A fake GitHub for tests of the editor: a repository in memory, and those parts of the API that Sveltia CMS uses.
// Several pages can share one repository, as two people do.
import { createHash } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { getContentFiles } from "./content-files";

interface Person {
  readonly login: string;
  readonly name: string;
}

export const teacher: Person = { login: "uciteljica", name: "Amra Hodžić" };
const colleague: Person = { login: "kolegica", name: "Lejla Begić" };

interface Commit {
  readonly oid: string;
  readonly author: Person;
  readonly message: string;
  /** New contents by path; null for a file that was deleted. */
  readonly changes: ReadonlyMap<string, Buffer | null>;
}

/** `expired`: the token is rejected; `broken`: reading the repository fails; `unanswered`: a commit gets no response. */
export type Failure = "expired" | "offline" | "broken" | "unanswered";

interface CommitInput {
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

interface GraphQL {
  readonly query: string;
  readonly variables: { readonly input?: CommitInput };
}

interface FakeRequest {
  readonly path: string;
  readonly ref?: string | null;
  readonly authorization?: string;
  readonly body: string | null;
}

interface FakeResponse {
  readonly status?: number;
  readonly body?: string | Buffer;
  readonly contentType?: string;
}

const json = (value: object, status = 200): FakeResponse => ({
  status,
  body: JSON.stringify(value),
  contentType: "application/json",
});

/** Return the object id of a file in Git, a hash of its content. */
const getOid = (content: Buffer) =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");

/** The origin of avatars on GitHub, and the file that the fake sends for all. */
const avatarOrigin = "https://avatars.githubusercontent.com";
const avatarFile = "static/brand/icon-512.png";

export const commitDate = "2026-11-25T10:00:00Z";

/** Return the lines that a change has removed from a text, each as often as it was removed. */
export function listLostLines(before: string, after: string): string[] {
  const left = after.split("\n");
  return before.split("\n").filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

export class FakeGitHub {
  static readonly token = "github_pat_dobar";

  readonly commits: Commit[] = [];

  /** The failure to simulate from now on. */
  failure?: Failure;

  /** Runs once, just before the editor's next commit is accepted or refused. */
  beforeSave?: () => void;

  /** The tests' own content with all commits, by path, such as `content/pages/home.md`. */
  readonly files = new Map(Object.entries(getContentFiles()));

  /** All files after each commit, by its object id. */
  private readonly versions = new Map<string, ReadonlyMap<string, Buffer>>();

  constructor() {
    this.commit(colleague, "First", new Map());
  }

  get head(): string {
    return this.commits.at(-1)?.oid ?? "";
  }

  read(path: string): string | undefined {
    return this.files.get(path)?.toString("utf8");
  }

  /** Return the lines of a file that have changed since the first commit, with the prefix `-` or `+`. */
  listChangedLines(path: string): string[] {
    const before = String(this.versions.get(this.commits[0]?.oid ?? "")?.get(path) ?? "");
    const after = this.read(path) ?? "";
    const [lost, added] = [listLostLines(before, after), listLostLines(after, before)];
    return [...lost.map((line) => `-${line}`), ...added.map((line) => `+${line}`)];
  }

  commit(author: Person, message: string, changes: Commit["changes"]): void {
    for (const [path, content] of changes) {
      if (content) this.files.set(path, content);
      else this.files.delete(path);
    }
    const oid = createHash("sha1").update(`${this.head}${message}`).digest("hex");
    this.commits.push({ oid, author, message, changes });
    this.versions.set(oid, new Map(this.files));
  }

  /** Commit a colleague's replacement in a file. */
  replace(path: string, from: string, to: string): void {
    const text = this.read(path);
    if (!text?.includes(from)) throw new Error(`${path} has no “${from}”.`);
    this.commit(colleague, `Edit ${path}`, new Map([[path, Buffer.from(text.replace(from, to))]]));
  }

  /** Respond to requests of a page in place of GitHub, as to the teacher. */
  async interceptRequests(page: Page): Promise<void> {
    await page.route("https://api.github.com/**", (route) => this.respond(route));
    await page.route(`${avatarOrigin}/**`, (route) => route.fulfill({ path: avatarFile }));
  }

  private async respond(route: Route): Promise<void> {
    const request = route.request();
    const { pathname: path, searchParams } = new URL(request.url());
    const { authorization } = await request.allHeaders();
    const asked = { path, ref: searchParams.get("ref"), authorization, body: request.postData() };
    const response = this.handle(asked);
    if (!response) return route.abort("connectionreset");
    const headers = { "access-control-allow-origin": "*" };
    await route.fulfill({ headers, contentType: "application/octet-stream", ...response });
  }

  /** Return the response to a request; undefined if the connection breaks. */
  handle(request: FakeRequest): FakeResponse | undefined {
    const { failure } = this;
    const isSave = request.body?.includes("createCommitOnBranch");
    if (failure === "offline") return undefined;
    if (failure === "expired" || request.authorization !== `token ${FakeGitHub.token}`)
      return json({ message: "Bad credentials", status: "401" }, 401);
    if (failure === "broken" && !isSave && request.path !== "/user")
      return json({ message: "Something went wrong while executing your query." }, 500);
    const response = this.createResponse(request);
    return failure === "unanswered" && isSave ? undefined : response;
  }

  private createResponse({ path, ref, body }: FakeRequest): FakeResponse {
    if (path === "/user") {
      const account = { email: "uciteljica@example.com", avatar_url: `${avatarOrigin}/u/7` };
      return json({ id: 7, ...account, ...teacher });
    }
    if (path.includes("/collaborators/")) return { status: 204 };
    if (path.includes("/git/trees/")) {
      const tree = [...this.files].map(([path, content]) => {
        return { type: "blob", path, sha: getOid(content), size: content.length };
      });
      return json({ tree, truncated: false });
    }
    const [, oid] = /\/git\/blobs\/(\w+)$/.exec(path) ?? [];
    if (oid) return { body: this.getBlob(oid) };
    const [, file = ""] = /\/contents\/(.+)$/.exec(path) ?? [];
    const earlier = this.versions.get(ref ?? "")?.get(file);
    if (earlier) return { body: earlier };
    if (path === "/graphql" && body) return this.graphql(JSON.parse(body));
    return json({ message: "Not Found" }, 404);
  }

  private getBlob(oid: string): Buffer | undefined {
    return [...this.files.values()].find((content) => getOid(content) === oid);
  }

  private graphql({ query, variables }: GraphQL): FakeResponse {
    if (variables.input) return this.save(query, variables.input);
    const [last] = this.commits.slice(-1);
    const target = { oid: last?.oid, history: { nodes: [last] } };
    const repository: Record<string, unknown> = { ref: { target } };
    for (const [, name = "", oid = ""] of query.matchAll(/(\w+_\d+): object\(oid: "(\w+)"\)/g)) {
      repository[name] = { text: this.getBlob(oid)?.toString("utf8"), isTruncated: false };
    }
    for (const [, name = "", path = ""] of query.matchAll(/(\w+_\d+):\s+ref.*?path: "([^"]+)"/g))
      repository[name] = { target: { history: { nodes: this.listCommits(path) } } };
    return json({ data: { repository } });
  }

  /** List the commits of a file, the last one first. */
  private listCommits(path: string): object[] {
    return this.commits
      .filter(({ changes }, index) => index === 0 || changes.has(path))
      .map(({ oid, author: { login, name } }) => {
        const author = { name, login, email: "", user: { id: 7, login } };
        return { oid, author, committedDate: commitDate };
      })
      .reverse();
  }

  private save(query: string, { expectedHeadOid, message, fileChanges }: CommitInput) {
    this.beforeSave?.();
    this.beforeSave = undefined;
    if (expectedHeadOid !== this.head) {
      const refusal = `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`;
      const errors = [{ type: "STALE_DATA", message: refusal }];
      return json({ data: { createCommitOnBranch: null }, errors });
    }
    const additions = fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, "base64")] as const,
    );
    const deletions = fileChanges.deletions.map(({ path }) => [path, null] as const);
    this.commit(teacher, message.headline, new Map([...deletions, ...additions]));
    const commit: Record<string, unknown> = { oid: this.head, committedDate: commitDate };
    for (const [, name = "", path = ""] of query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)) {
      commit[name] = { oid: getOid(this.files.get(path) ?? Buffer.of()) };
    }
    return json({ data: { createCommitOnBranch: { commit } } });
  }
}
