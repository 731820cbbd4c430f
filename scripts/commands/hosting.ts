// npm run hosting: prints the configuration of nginx for the built site.
import { nginxConfig } from "../hosting/nginx";
import { readHostedSite } from "../hosting/site";
import { pathPrefix } from "../settings/path-prefix";
import { PUBLIC_DIR } from "../system/paths";
import { say, UserError } from "../system/report";

const HELP = `Ispisuje konfiguraciju servera nginx za izrađenu stranicu:
  npm run --silent hosting -- nginx sanjalica.example /var/www/sanjalica > sanjalica.conf
Uz PATH_PREFIX=/sanjalica stranica stoji u folderu sanjalica ispod navedenog.`;

export async function main([server, host, root, unknown]: string[]) {
  if (server !== "nginx" || !host || !root || unknown) throw new UserError(HELP);
  const site = readHostedSite(PUBLIC_DIR, pathPrefix());
  say(nginxConfig(site, { root, listen: "80", serverName: host }));
}
