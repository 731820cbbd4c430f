/*
 * The styles of pages with sections, in a fixed order (see `src/styles/every-page.ts`), which is that of
 * the gallery for the sheets it shares. Styles of running text follow. During live editing, "gatsby"
 * imports the shell, whose styles precede these in builds too.
 */
import "gatsby";
import "../components/collapsible/collapsible.module.css";
import "../components/page-head/page-head.module.css";
import "../components/part-list/part-list.module.css";
import "../components/photo-grid/photo-grid.module.css";
import "./photo-selection.module.css";
import "./template.module.css";
