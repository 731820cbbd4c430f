// npm run hosting: prints the configuration of a web server for the built site.
import { caddyConfig } from "../hosting/caddy";
import { nginxConfig } from "../hosting/nginx";
import { readHostedSite } from "../hosting/site";
import { pathPrefix } from "../settings/path-prefix";
import { PUBLIC_DIR } from "../system/paths";
import { say, UserError } from "../system/report";

const HELP = `Ispisuje konfiguraciju web-servera za izrađenu stranicu:
  npm run --silent hosting -- nginx sanjalica.example /var/www/sanjalica > sanjalica.conf
  npm run --silent hosting -- caddy sanjalica.example /var/www/sanjalica > Caddyfile
Uz PATH_PREFIX=/sanjalica stranica stoji u folderu sanjalica ispod navedenog.`;

export async function main([server, host, root, unknown]: string[]) {
  if (!server || !host || !root || unknown) throw new UserError(HELP);
  const site = readHostedSite(PUBLIC_DIR, pathPrefix());
  if (server === "nginx") say(nginxConfig(site, { root, listen: "80", serverName: host }));
  else if (server === "caddy") say(caddyConfig(site, { root, address: host }));
  else throw new UserError(HELP);
}
