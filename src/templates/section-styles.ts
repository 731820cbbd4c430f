/*
 * The styles of pages with sections, in the order in which the gallery takes those it shares with
 * them, whatever imports them first (as `src/styles/every-page.ts`). Styles of running text follow.
 * In live editing "gatsby" brings the shell with it, whose styles come before these everywhere else.
 */
import "gatsby";
import "../components/collapsible/collapsible.module.css";
import "../components/page-head/page-head.module.css";
import "../components/part-list/part-list.module.css";
import "../components/photo-grid/photo-grid.module.css";
import "./template.module.css";
