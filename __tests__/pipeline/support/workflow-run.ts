import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { actions, knownAction } from "./workflow-actions";
import { type Contexts, evaluate, fillIn } from "./workflow-expressions";
import { type Job, readWorkflow, type Step } from "./workflow-file";
import type { GitHub } from "./workflow-github";
import { type JobState, standIns } from "./workflow-stand-ins";

const modules = path.resolve(__dirname, "../../../node_modules");

/**
 * Programs that a step cannot have here, or whose work this run is itself a part of. Everything
 * else that steps call is real. Each notes how it was called.
 */
const programs: Readonly<Record<string, string>> = {
  sudo: "",
  npm: `case "$*" in
  # The installed packages, but a cache of its own.
  ci) mkdir node_modules && ln -s "$MODULES"/* "$MODULES"/.[!.]* node_modules && rm -f node_modules/.cache ;;
  # The whole suite, of which this is a test.
  test) ;;
  *) PATH="\${PATH#*:}" exec npm "$@" ;;
esac`,
};

/** How a workflow went. */
export interface Run {
  /** `job: step` of every step that was done, in order. */
  readonly done: string[];
  /** The step that failed, if one did. */
  failed: string | null;
  /** Every call of `npm` and `sudo`, in order. */
  calls: string[];
  /** What the steps have printed. */
  output: string;
}

function writePrograms(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, script] of Object.entries(programs)) {
    const text = `#!/bin/sh\necho "${name} $*" >> "$CALLS"\n${script}\n`;
    fs.writeFileSync(path.join(folder, name), text, { mode: 0o755 });
  }
}

/** Nothing of Jest's own environment but what a program needs to start. */
function environment(github: GitHub): Record<string, string | undefined> {
  const bin = path.join(github.temp, "bin");
  writePrograms(bin);
  return {
    PATH: [bin, path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
    HOME: process.env.HOME,
    TMPDIR: process.env.TMPDIR,
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: github.workspace,
    RUNNER_OS: "Linux",
    CALLS: path.join(github.temp, "calls"),
    MODULES: modules,
  };
}

/** Runs a script as GitHub does where a step names no shell: `bash -e {0}`. */
function runScript(step: Step, github: GitHub, contexts: Contexts, run: Run): boolean {
  const script = path.join(github.temp, "step.sh");
  fs.writeFileSync(script, fillIn(step.run ?? "", contexts));
  const own = Object.entries(step.env ?? {}).map(([key, text]) => [key, fillIn(text, contexts)]);
  const { status, stdout, stderr } = spawnSync("bash", ["-e", script], {
    cwd: github.workspace,
    encoding: "utf8",
    env: { ...environment(github), ...Object.fromEntries(own) } as NodeJS.ProcessEnv,
  });
  run.output += stdout + stderr;
  return status === 0;
}

function runAction(step: Step, state: JobState, contexts: Contexts): Record<string, string> {
  const name = knownAction(step.uses ?? "", step.with);
  const inputs = Object.entries(step.with ?? {}).map(([key, value]) => [
    key,
    fillIn(String(value), contexts),
  ]);
  const outputs = standIns[name]?.(state, Object.fromEntries(inputs)) ?? {};
  // Every output the action has: what it leaves unset is empty.
  const all = (actions[name]?.outputs ?? "").split(" ").map((key) => [key, outputs[key] ?? ""]);
  return Object.fromEntries(all);
}

function runSteps(job: Job, name: string, state: JobState, event: string, run: Run): void {
  const { github } = state;
  fs.rmSync(github.workspace, { recursive: true, force: true });
  const contexts = {
    github: { event_name: event },
    runner: { os: "Linux" },
    vars: github.vars,
    steps: {} as Record<string, Record<string, string>>,
    workspace: github.workspace,
  };
  for (const step of job.steps ?? []) {
    if (step.if !== undefined && evaluate(step.if, contexts) !== true) {
      if (step.id) throw new Error("The tests do not know what a skipped step's outputs are.");
      continue;
    }
    const title = `${name}: ${step.name ?? step.run ?? step.uses?.replace(/@.*/, "")}`;
    run.done.push(title);
    if (step.run !== undefined) {
      if (!runScript(step, github, contexts, run)) run.failed = title;
    } else {
      const outputs = runAction(step, state, contexts);
      if (step.id) contexts.steps[step.id] = outputs;
    }
    if (run.failed) return;
  }
  for (const work of state.afterwards.reverse()) work();
  if (job.environment) fillIn(job.environment.url, contexts);
}

function runJobs(github: GitHub, file: string, event: string, run: Run): void {
  const workflow = readWorkflow(github.repository, file);
  const succeeded = new Set<string>();
  for (const [name, job] of Object.entries(workflow.jobs)) {
    if (job.needs && !succeeded.has(job.needs)) continue;
    if (job.uses) runJobs(github, path.basename(job.uses), event, run);
    else {
      const rights = job.permissions ?? workflow.permissions;
      runSteps(job, name, { github, rights, afterwards: [] }, event, run);
    }
    if (run.failed) return;
    succeeded.add(name);
  }
}

/**
 * Runs the steps of a workflow as its file says, in their order, with their conditions and their
 * environment. Actions have stand-ins; scripts are run by bash, with the real commands of the
 * project but for `programs`.
 * @param event what GitHub would start it for: `push` or `pull_request`
 * @throws where the workflow asks for something that the tests cannot follow
 */
export function runWorkflow(github: GitHub, file: string, event: string): Run {
  const calls = path.join(github.temp, "calls");
  fs.writeFileSync(calls, "");
  github.artifacts.clear();
  const run: Run = { done: [], failed: null, calls: [], output: "" };
  runJobs(github, file, event, run);
  run.calls = fs.readFileSync(calls, "utf8").split("\n").filter(Boolean);
  return run;
}
