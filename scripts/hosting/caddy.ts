import { type HostedSite, movedPages } from "./site";

export interface CaddyOptions {
  /** Folder whose part below the prefix is the built site. */
  readonly root: string;
  /** Of the site, for example "sanjalica.example" or "http://:8080". */
  readonly address: string;
}

/** A text that Caddy takes as it is. */
const literal = (value: string) => `\`${value}\``;

/**
 * A Caddyfile. In a \`route\` Caddy keeps the order of the lines, so that of two fitting cache rules
 * the later one counts.
 * @see https://caddyserver.com/docs/caddyfile/directives/route
 */
export function caddyConfig(site: HostedSite, { root, address }: CaddyOptions): string {
  const { prefix, pages, headers, cache, otherCache, pageCache } = site;
  const home = `${prefix}/`;
  const rules = cache.toReversed();
  return `# Made by "npm run hosting -- caddy". Make it anew with every build: the policy names its scripts.
(every_answer) {
	encode zstd gzip
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} ${literal(value)}`)
  .join("\n")}
		-Server
	}
}

${address} {
	root * ${literal(root)}
	import every_answer

	map {query} {marked_query} {
		"" ""
		default "?{query}"
	}
	@pages path ${[home, ...pages].join(" ")}
	@hidden path_regexp ^${prefix}/(?:404(?:[./].*)?|_headers)$|/\\.[^w]
${rules.map(({ pattern }, index) => `\t@kept${index} path_regexp kept${index} ${literal(pattern)}`).join("\n")}

	route {
${movedPages(site)
  .map(([from, to]) => `\t\tredir ${from} ${to}{marked_query} permanent`)
  .join("\n")}
		error @hidden 404
		header Cache-Control ${literal(otherCache)}
${rules.map(({ value }, index) => `\t\theader @kept${index} Cache-Control ${literal(value)}`).join("\n")}
		header @pages Cache-Control ${literal(pageCache)}
		rewrite ${home} ${home}index.html
		try_files {path} {path}.html
		file_server
	}
	handle_errors {
		import every_answer
		header Cache-Control ${literal(pageCache)}
		rewrite * ${prefix}/404.html
		file_server
	}
}
`;
}
