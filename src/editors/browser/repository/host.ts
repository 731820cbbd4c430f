/** Where the repository is: its name on its host, and the address of the host's API. */
export interface Repository {
  /** `owner/name`; empty if only a folder on this computer can be edited. */
  readonly repository: string;
  readonly api: string;
}

export const gitHubApi = "https://api.github.com";

/** The editor's name for the kind of host that has such an API. */
export function hostName(api: string): "github" | "gitlab" | "gitea" {
  if (api.endsWith("/api/v4")) return "gitlab";
  return api.endsWith("/api/v1") ? "gitea" : "github";
}
