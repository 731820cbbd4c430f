const commitUrl = /^https:\/\/github\.com\/(.+)\/commit\/(\w+)$/;

export interface Commit {
  /** `owner/name` */
  readonly repository: string;
  readonly sha: string;
}

/** Replace `window.open`, by which Sveltia CMS opens commits on github.com in English: call a listener instead. */
export function interceptCommitLinks(listener: (commit: Commit) => void): void {
  const originalOpen = window.open.bind(window);
  window.open = (url, ...rest) => {
    const [, repository, sha] = commitUrl.exec(String(url)) ?? [];
    if (!repository || !sha) return originalOpen(url, ...rest);
    listener({ repository, sha });
    return null;
  };
}
