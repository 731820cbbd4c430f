/*
 * The stylesheets that several pages share, in a fixed order. Every page, and every lazy chunk that
 * uses one of them, imports this list first: Gatsby makes one stylesheet of all, in development too, and webpack
 * warns when two modules import the same stylesheets in different orders.
 */
import "./global.css";
import "../ui/button/button.module.css";
import "../ui/icon/icon.module.css";
import "../components/photo/photo.module.css";
import "../ui/prose/prose.module.css";
import "./common.module.css";
import "../components/status-chip/status-chip.module.css";
