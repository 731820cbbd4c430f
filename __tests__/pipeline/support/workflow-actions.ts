/** What the `action.yml` of a release says, as far as our workflows depend on it. */
interface Action {
  /** The release's tag, and the commit it names. */
  readonly version: string;
  readonly commit: string;
  /** `runs.using`; for a composite action, the action inside it. */
  readonly runs: "node24" | { readonly composite: string };
  readonly inputs: string;
  readonly outputs: string;
}

/**
 * The releases in use, by name below `actions/`. After an update read the new release's
 * `action.yml` and renew its entry: GitHub ignores unknown inputs with no more than a warning.
 */
export const actions: Readonly<Record<string, Action>> = {
  checkout: {
    version: "v7.0.1",
    commit: "3d3c42e5aac5ba805825da76410c181273ba90b1",
    runs: "node24",
    inputs:
      "repository ref token ssh-key ssh-known-hosts ssh-strict ssh-user persist-credentials path clean filter sparse-checkout sparse-checkout-cone-mode fetch-depth fetch-tags show-progress lfs submodules set-safe-directory github-server-url allow-unsafe-pr-checkout",
    outputs: "ref commit",
  },
  "setup-node": {
    version: "v7.0.0",
    commit: "820762786026740c76f36085b0efc47a31fe5020",
    runs: "node24",
    inputs:
      "node-version node-version-file architecture check-latest registry-url scope token cache package-manager-cache cache-dependency-path mirror mirror-token",
    outputs: "cache-hit cache-primary-key cache-matched-key node-version",
  },
  cache: {
    version: "v5.0.5",
    commit: "27d5ce7f107fe9357f9df03efb73ab90386fccae",
    runs: "node24",
    inputs:
      "path key restore-keys upload-chunk-size enableCrossOsArchive fail-on-cache-miss lookup-only",
    outputs: "cache-hit",
  },
  "upload-artifact": {
    version: "v7.0.0",
    commit: "bbbca2ddaa5d8feaa63e36b76fdaad77386f024f",
    runs: "node24",
    inputs:
      "name path if-no-files-found retention-days compression-level overwrite include-hidden-files archive",
    outputs: "artifact-id artifact-url artifact-digest",
  },
  "configure-pages": {
    version: "v6.0.0",
    commit: "45bfe0192ca1faeb007ade9deae92b16b8254a0d",
    runs: "node24",
    inputs: "static_site_generator generator_config_file token enablement",
    outputs: "base_url origin host base_path",
  },
  "upload-pages-artifact": {
    version: "v5.0.0",
    commit: "fc324d3547104276b827a68afc52ff2a11cc49c9",
    runs: { composite: "upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f" },
    inputs: "name path retention-days include-hidden-files",
    outputs: "artifact_id",
  },
  "deploy-pages": {
    version: "v5.0.0",
    commit: "cd2ce8fcbc39b97be8ca5fce6e763baed58fa128",
    runs: "node24",
    inputs: "token timeout error_count reporting_interval artifact_name preview",
    outputs: "page_url",
  },
};

/**
 * The name of the action that a step uses.
 * @throws for an action or a commit that is not in the table, and for inputs it does not have
 */
export function knownAction(uses: string, inputs: Readonly<Record<string, unknown>> = {}): string {
  const [, name = "", commit] = /^actions\/([\w-]+)@(\w+)$/.exec(uses) ?? [];
  const action = actions[name];
  if (!action || action.commit !== commit) {
    throw new Error(`${uses} is not in the table of known actions.`);
  }
  const unknown = Object.keys(inputs).filter((input) => !action.inputs.split(" ").includes(input));
  if (unknown.length > 0) throw new Error(`actions/${name} has no input ${unknown}.`);
  return name;
}
