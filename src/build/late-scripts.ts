import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { fontsSettled, loadFonts } from "../shell/late-fonts";

type Element = DefaultTreeAdapterMap["element"];

/** The end of a page, where Gatsby writes its inline scripts and then the bundles. */
const scriptSlice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(?=<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** The call for fonts, as `src/shell/ssr.tsx` writes it in front of that. */
const fontsElement = `<script>${loadFonts}</script>`;

/** Longest wait for the first view, in ms: on a bad connection the form must work all the same. */
const longestWaitMs = 4000;

/** What a page needs to live. */
export interface PageNeeds {
  /** The page's path below the site's, from which Gatsby tells whether the address fits the page. */
  readonly pagePath: string;
  /** Addresses, in the order in which they run. */
  readonly scripts: readonly string[];
  /** Addresses of what the router fetches before it takes the page over. */
  readonly data: readonly string[];
}

const needsId = "needs";

/** Data, not code: the code below is the same in every page, and the policy names it once. */
function needsElement(needs: PageNeeds): string {
  const json = JSON.stringify(needs).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${needsId}">${json}</script>`;
}

/**
 * Asks for the scripts once the first view is painted: after the `load` event, which waits for the
 * eager photo, after the fonts, and after the frame that shows them. A visitor who acts sooner, or
 * waits long, gets them at once. What the scripts would ask for next comes with them, not three
 * round trips later.
 */
const loader = [
  `{let{pagePath,scripts,data}=JSON.parse(document.getElementById("${needsId}").text);`,
  "window.pagePath=pagePath;",
  // A task for each: asking for all of them takes a weak phone more than 50 ms.
  "const add=(name,fields)=>setTimeout(()=>document.head.append(Object.assign(document.createElement(name),fields)));",
  "const start=()=>{",
  'for(const href of data)add("link",{rel:"preload",as:"fetch",crossOrigin:"",href});',
  'for(const src of scripts)add("script",{src,async:!1});',
  "data=scripts=[]};",
  'for(const type of ["pointerdown","keydown"])addEventListener(type,start,{once:true});',
  `setTimeout(start,${longestWaitMs});`,
  'const loaded=new Promise(done=>document.readyState==="complete"?done():addEventListener("load",done));',
  "const frame=()=>new Promise(requestAnimationFrame);",
  `Promise.all([loaded,window.${fontsSettled}]).then(frame).then(frame).then(()=>setTimeout(start))}`,
].join("");

/** Gatsby's list of every template's files, 0.3 kB a page: only its own prefetching reads it. */
const isChunkMap = ({ attrs }: Element) =>
  attrs.some(({ name, value }) => name === "id" && value === "gatsby-chunk-mapping");

const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/**
 * Lets a page's scripts wait until its first view is painted, so that they take neither bandwidth
 * nor the processor from it. The inline scripts beside them become one with the loader: each costs a
 * hash in the policy. The call for fonts comes from our code, not from the page: where only scripts
 * have changed, Gatsby keeps the page, and writes what this has made of its end anew.
 * @param html a page as Gatsby has built it
 * @returns the page; the same where this has been done already
 * @throws Error when Gatsby's scripts are not where they were
 */
export function delayScripts(html: string, needs: PageNeeds): string {
  const [, , scripts] = scriptSlice.exec(html) ?? [];
  if (scripts === undefined) throw new Error("A page without Gatsby's scripts at its end.");
  const elements = parseFragment(scripts).childNodes.filter((node) => "tagName" in node);
  if (!elements.some(({ attrs }) => attrs.some(({ name }) => name === "src"))) return html;
  const inline = elements.map((element) =>
    isChunkMap(element) ? "window.___chunkMapping={};" : textOf(element).trim(),
  );
  const code = [loadFonts, ...inline, loader].join("");
  return html
    .replace(fontsElement, "")
    .replace(
      scriptSlice,
      (_, start: string) => `${start}${needsElement(needs)}<script>${code}</script>`,
    );
}
