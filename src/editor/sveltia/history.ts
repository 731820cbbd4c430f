const commitUrl = /^https:\/\/github\.com\/(.+)\/commit\/(\w+)$/;

export interface Commit {
  /** `owner/name` */
  readonly repository: string;
  readonly sha: string;
}

/**
 * Call a function with each commit that somebody chooses from the list of a file's versions. The package would open it
 * at GitHub, in English.
 */
export function onCommitChosen(listener: (commit: Commit) => void): void {
  const open = window.open.bind(window);
  window.open = (url, ...others) => {
    const [, repository, sha] = commitUrl.exec(String(url)) ?? [];
    if (!repository || !sha) return open(url, ...others);
    listener({ repository, sha });
    return null;
  };
}
