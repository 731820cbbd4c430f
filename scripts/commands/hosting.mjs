// @ts-check
import { caddyConfig } from "../lib/hosting/caddy.mjs";
import { nginxConfig } from "../lib/hosting/nginx.mjs";
import { readHostedSite } from "../lib/hosting/site.mjs";
import { pathPrefix } from "../lib/path-prefix.mjs";
import { PUBLIC_DIR } from "../lib/paths.mjs";
import { runMain, say, UserError } from "../lib/report.mjs";

const HELP = `Ispisuje konfiguraciju web-servera za izrađenu stranicu:
  npm run --silent hosting -- nginx sanjalica.example /var/www/sanjalica > sanjalica.conf
  npm run --silent hosting -- caddy sanjalica.example /var/www/sanjalica > Caddyfile
Uz PATH_PREFIX=/sanjalica stranica stoji u folderu sanjalica ispod navedenog.`;

await runMain(async () => {
  const [server, host, root, unknown] = process.argv.slice(2);
  if (!server || !host || !root || unknown) throw new UserError(HELP);
  const site = readHostedSite(PUBLIC_DIR, pathPrefix());
  if (server === "nginx") say(nginxConfig(site, { root, listen: "80", serverName: host }));
  else if (server === "caddy") say(caddyConfig(site, { root, address: host }));
  else throw new UserError(HELP);
});
