// GitHub for tests of the editor: a repository in memory, and the answers of its API as far as the
// editor asks. Several pages can share one repository, as two people do.
import { createHash } from "node:crypto";
import type { Page, Route } from "@playwright/test";

interface Person {
  readonly login: string;
  readonly name: string;
}

export const teacher: Person = { login: "uciteljica", name: "Amra Hodžić" };
export const colleague: Person = { login: "kolegica", name: "Lejla Begić" };

interface Commit {
  readonly oid: string;
  readonly author: Person;
  readonly message: string;
  /** New contents by path; null for a file that was deleted. */
  readonly changes: ReadonlyMap<string, Buffer | null>;
}

/**
 * What is wrong: the token or the network; the server, for requests that read the repository; or the
 * network just after a commit.
 */
export type Trouble = "expired" | "offline" | "broken" | "unanswered";

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

interface Question {
  readonly path: string;
  readonly ref?: string;
  readonly authorization?: string;
  readonly body: string | null;
}

interface Answer {
  readonly status?: number;
  readonly body?: string | Buffer;
  readonly type?: string;
}

const json = (value: object, status = 200): Answer => ({
  status,
  body: JSON.stringify(value),
  type: "application/json",
});

/** A file's name in Git: the hash of its content. */
const oidOf = (content: Buffer) =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");

/** Where GitHub has the pictures of accounts, and one of them. */
const pictures = "https://avatars.githubusercontent.com";
const picture = "static/brand/icon-512.png";

export const commitDate = "2026-11-25T10:00:00Z";

/** The lines of a text that another one does not have, each as often as it is missing. */
export function linesLost(before: string, after: string): string[] {
  const left = after.split("\n");
  return before.split("\n").filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

export class GitHub {
  static readonly token = "github_pat_dobar";

  readonly commits: Commit[] = [];

  /** From now on. */
  trouble?: Trouble;

  /** Runs once, just before the next commit of the editor is judged. */
  beforeSave?: () => void;

  private readonly files: Map<string, Buffer>;
  /** All files after each commit. */
  private readonly versions = new Map<string, ReadonlyMap<string, Buffer>>();

  constructor(files: Readonly<Record<string, string | Buffer>>) {
    const contents = Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]);
    this.files = new Map(contents as [string, Buffer][]);
    this.commit(colleague, "First", new Map());
  }

  get head(): string {
    return this.commits.at(-1)?.oid ?? "";
  }

  bytes(path: string): Buffer | undefined {
    return this.files.get(path);
  }

  read(path: string): string | undefined {
    return this.bytes(path)?.toString("utf8");
  }

  /** The lines of a file that have changed since the first commit, with `-` and `+` before them. */
  changedLines(path: string): string[] {
    const before = String(this.versions.get(this.commits[0]?.oid ?? "")?.get(path) ?? "");
    const after = this.read(path) ?? "";
    const [lost, added] = [linesLost(before, after), linesLost(after, before)];
    return [...lost.map((line) => `-${line}`), ...added.map((line) => `+${line}`)];
  }

  get contents(): ReadonlyMap<string, Buffer> {
    return this.files;
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

  /** A colleague replaces words in a file. */
  replace(path: string, from: string, to: string): void {
    const text = this.read(path);
    if (!text?.includes(from)) throw new Error(`${path} has no “${from}”.`);
    this.commit(colleague, `Edit ${path}`, new Map([[path, Buffer.from(text.replace(from, to))]]));
  }

  /** Answers this page in place of GitHub, for a person with this token. */
  async serve(page: Page, person = teacher): Promise<void> {
    await page.route("https://api.github.com/**", (route) => this.respond(route, person));
    await page.route(`${pictures}/**`, (route) => route.fulfill({ path: picture }));
  }

  private async respond(route: Route, person: Person): Promise<void> {
    const request = route.request();
    const { pathname: path, searchParams } = new URL(request.url());
    const ref = searchParams.get("ref") ?? "";
    const { authorization } = await request.allHeaders();
    const answer = this.ask({ path, ref, authorization, body: request.postData() }, person);
    if (!answer) return route.abort("connectionreset");
    await route.fulfill({
      status: answer.status ?? 200,
      body: answer.body ?? "",
      headers: {
        "access-control-allow-origin": "*",
        "content-type": answer.type ?? "application/octet-stream",
      },
    });
  }

  /** @returns undefined where the connection breaks */
  ask(question: Question, person = teacher): Answer | undefined {
    const { trouble } = this;
    const isSave = question.body?.includes("createCommitOnBranch");
    if (trouble === "offline") return undefined;
    if (trouble === "expired" || question.authorization !== `token ${GitHub.token}`)
      return json({ message: "Bad credentials", status: "401" }, 401);
    if (trouble === "broken" && !isSave && question.path !== "/user")
      return json({ message: "Something went wrong while executing your query." }, 500);
    const answer = this.answer(question, person);
    return trouble === "unanswered" && isSave ? undefined : answer;
  }

  private answer({ path, ref = "", body }: Question, person: Person): Answer {
    if (path === "/user") {
      const account = { email: `${person.login}@example.com`, avatar_url: `${pictures}/u/7` };
      return json({ id: 7, ...account, ...person });
    }
    if (path.includes("/collaborators/")) return { status: 204 };
    if (path.includes("/git/trees/")) return json({ tree: this.tree(), truncated: false });
    const [, oid] = /\/git\/blobs\/(\w+)$/.exec(path) ?? [];
    if (oid) return { body: this.blob(oid) };
    const [, file = ""] = /\/contents\/(.+)$/.exec(path) ?? [];
    const earlier = this.versions.get(ref)?.get(file);
    if (earlier) return { body: earlier };
    if (path === "/graphql" && body) return this.graphql(JSON.parse(body), person);
    return json({ message: "Not Found" }, 404);
  }

  private tree(): object[] {
    return [...this.files].map(([path, content]) => {
      return { type: "blob", path, sha: oidOf(content), size: content.length };
    });
  }

  private blob(oid: string): Buffer | undefined {
    return [...this.files.values()].find((content) => oidOf(content) === oid);
  }

  private graphql({ query, variables }: GraphQL, person: Person): Answer {
    if (variables.input) return this.save(query, variables.input, person);
    const [last] = this.commits.slice(-1);
    const target = { oid: last?.oid, history: { nodes: [last] } };
    const repository: Record<string, unknown> = { ref: { target } };
    for (const [, name = "", oid = ""] of query.matchAll(/(\w+_\d+): object\(oid: "(\w+)"\)/g)) {
      repository[name] = { text: this.blob(oid)?.toString("utf8"), isTruncated: false };
    }
    for (const [, name = "", path = ""] of query.matchAll(/(\w+_\d+):\s+ref.*?path: "([^"]+)"/g)) {
      const nodes = name.startsWith("history") ? this.changesOf(path) : [this.lastChange(path)];
      repository[name] = { target: { history: { nodes } } };
    }
    return json({ data: { repository } });
  }

  private changesOf(path: string): object[] {
    return this.commits
      .filter(({ changes }, index) => index === 0 || changes.has(path))
      .map(({ oid, author }) => ({ oid, author, committedDate: commitDate }))
      .reverse();
  }

  private lastChange(path: string): object {
    const { author = colleague } = this.commits.findLast(({ changes }) => changes.has(path)) ?? {};
    const { login, name } = author;
    return { author: { name, email: "", user: { id: 7, login } }, committedDate: commitDate };
  }

  private save(query: string, { expectedHeadOid, message, fileChanges }: CommitInput, by: Person) {
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
    this.commit(by, message.headline, new Map([...deletions, ...additions]));
    const commit: Record<string, unknown> = { oid: this.head, committedDate: commitDate };
    for (const [, name = "", path = ""] of query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)) {
      commit[name] = { oid: oidOf(this.files.get(path) ?? Buffer.of()) };
    }
    return json({ data: { createCommitOnBranch: { commit } } });
  }
}
