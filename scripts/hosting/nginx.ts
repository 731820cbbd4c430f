import { type HostedSite, movedPages } from "./site";

export interface NginxOptions {
  /** Folder whose part below the prefix is the built site. */
  readonly root: string;
  /** For example "80" or "127.0.0.1:8080". */
  readonly listen: string;
  readonly serverName: string;
  /** Further lines for the server, for tests. */
  readonly more?: string;
}

/** @returns one argument of a directive */
const quoted = (value: string): string =>
  `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** A pattern in quotes, where nginx leaves backslashes as they are. */
const pattern = (source: string) => `"~${source}"`;

const indented = (lines: string[], indent: string) => lines.map((line) => indent + line).join("\n");

/**
 * A configuration of nginx for the `http` level, as files in `conf.d` are. The two maps choose by
 * path, so that headers stand in one place: a location with its own would lose all others.
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 */
export function nginxConfig(
  site: HostedSite,
  { root, listen, serverName, more = "" }: NginxOptions,
): string {
  const { prefix, headers, cache, otherCache } = site;
  return `# Made by "npm run hosting -- nginx". Make it anew with every build: the policy names its scripts.
map $uri $sanjalica_cache {
    default ${quoted(otherCache)};
${indented(
  cache.map((rule) => `${pattern(rule.pattern)} ${quoted(rule.value)};`),
  "    ",
)}
}

map $uri $sanjalica_page {
    default "";
${indented(
  movedPages(site).map(([from, to]) => `${quoted(from)} ${quoted(to)};`),
  "    ",
)}
}

server {
    listen ${listen};
    server_name ${serverName};
    root ${quoted(root)};
    charset utf-8;
    server_tokens off;
    absolute_redirect off;
    error_page 404 ${prefix}/404.html;

    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1024;
    gzip_types text/css text/plain application/javascript text/javascript application/json
        application/manifest+json application/xml image/svg+xml;

${indented(
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  "    ",
)}
    add_header Cache-Control $sanjalica_cache always;

    if ($sanjalica_page) {
        return 301 $sanjalica_page$is_args$args;
    }
    location = ${prefix}/ {
        try_files ${prefix}/index.html =404;
    }
    location ${prefix}/ {
        try_files $uri $uri.html =404;
    }
    # Only as the answer to a wrong address.
    location = ${prefix}/404.html {
        internal;
    }
    location ~ ^${prefix}/(?:404(?:/.*)?|_headers)$ {
        return 404;
    }
    location ~ /\\.(?!well-known/) {
        return 404;
    }
${more}}
`;
}
