import { editorPage } from "../../../../../src/editors/browser/bundle/page";
import { editorConfig } from "../../../../../src/editors/browser/page/config";
import { gitHubApi } from "../../../../../src/editors/browser/repository/host";

it.each([
  ["github", gitHubApi, "https://api.github.com", "https://avatars.githubusercontent.com"],
  ["gitlab", "https://gitlab.com/api/v4", "https://gitlab.com", "https://gitlab.com"],
  ["gitea", "https://git.example.com/api/v1", "https://git.example.com", "https://git.example.com"],
])("works with %s, and the page may reach no other host", (name, api, origin, pictures) => {
  const { backend } = editorConfig({
    repository: "vrtic/stranica",
    api,
    site: "https://example.com/",
  });
  expect(backend).toMatchObject({ name, api_root: api, repo: "vrtic/stranica" });
  const page = editorPage({ script: "/a.js", font: "/a.woff2", api });
  expect(page).toContain(`connect-src 'self' blob: data: ${origin};`);
  expect(page).toContain(`img-src 'self' blob: data: ${pictures};`);
  expect(page.match(/https:/g)).toHaveLength(2);
});
