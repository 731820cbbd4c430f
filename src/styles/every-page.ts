/*
 * The styles that several pages use, in one order. Every page, the shell, and every part that loads
 * later imports this list first: they reach the same modules by different ways, and the one
 * stylesheet that Gatsby makes of all, in live editing too, can follow only one order (webpack
 * warns of the others).
 */
import "./global.css";
import "../ui/button/button.module.css";
import "../ui/icon/icon.module.css";
import "../ui/photo/photo.module.css";
import "../ui/prose/prose.module.css";
import "../ui/title-text/title-text.module.css";
import "./layout.module.css";
import "../components/status-chip/status-chip.module.css";
