import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";

type Words = Readonly<Record<string, string>>;

/** One step of a job. Keys that are not here stop the reader: `run` would not heed them. */
export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
  readonly run?: string;
  readonly env?: Words;
}

export interface Job {
  readonly uses?: string;
  readonly needs?: string;
  readonly permissions?: Words;
  readonly environment?: { readonly name: string; readonly url: string };
  readonly steps?: readonly Step[];
}

export interface Workflow {
  readonly permissions: Words;
  readonly jobs: Readonly<Record<string, Job>>;
}

export const workflowFolder = ".github/workflows";

const known = {
  workflow: ["name", "on", "permissions", "concurrency", "jobs"],
  job: "name uses needs runs-on timeout-minutes permissions environment steps".split(" "),
  step: ["id", "name", "if", "uses", "with", "run", "env"],
};

function refuseUnknown(kind: keyof typeof known, value: object): void {
  const unknown = Object.keys(value).filter((key) => !known[kind].includes(key));
  if (unknown.length > 0) throw new Error(`A ${kind} has ${unknown}, which the tests do not know.`);
}

/**
 * Reads a workflow of a folder of the project.
 * @throws for a key that the tests cannot follow
 */
export function readWorkflow(root: string, name: string): Workflow {
  const workflow: Workflow = parse(fs.readFileSync(path.join(root, workflowFolder, name), "utf8"));
  refuseUnknown("workflow", workflow);
  for (const job of Object.values(workflow.jobs)) {
    refuseUnknown("job", job);
    for (const step of job.steps ?? []) refuseUnknown("step", step);
  }
  return workflow;
}
