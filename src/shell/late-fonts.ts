/** Name of a promise on `window`, kept once the fonts are in use or cannot be had. */
export const fontsSettled = "fontsSettled";

/** Longest wait for the photo of the first view once the page is painted, in ms. */
const longestWaitMs = 150;

/**
 * Code that asks for the fonts once the first view is painted, and lets them take over together.
 *
 * Browsers ask for a page's fonts before all else but its styles: on slow 3G the photo of `/` came
 * 0.2 s later for it. They also lay the page out once for each font. So `src/styles/fonts.css`
 * declares the fonts for pages without scripts only, and this code takes them from there.
 */
export const loadFonts = [
  `window.${fontsSettled}=new Promise(done=>new PerformanceObserver(async(list,observer)=>{`,
  // Browsers tell of the background's paint first.
  'if(!list.getEntriesByName("first-contentful-paint").length)return;observer.disconnect();',
  // The first paint may lack a photo that is there, which is decoded beside, or about to be. One that
  // takes long is not waited for: on slow 3G fonts and scripts would come 0.4 s later.
  'const photo=document.querySelector("img[fetchpriority]");',
  "const frame=()=>new Promise(requestAnimationFrame);",
  "await Promise.race([photo?.decode().catch(()=>{}),",
  `new Promise(done=>setTimeout(done,${longestWaitMs}))])`,
  // Until that frame is painted: what the parser brought after the first paint is in it.
  ".then(frame).then(frame);",
  "const inner=all=>[...all].flatMap(({cssRules})=>[...cssRules??[]]);",
  "const faces=inner(inner(document.styleSheets)).filter(rule=>rule instanceof CSSFontFaceRule);",
  "const results=await Promise.allSettled(faces.map(({style})=>{",
  // Firefox puts the family into quotes, which would become a part of its name.
  `const read=name=>style.getPropertyValue(name).replace(/^["']|["']$/g,"");`,
  'return new FontFace(read("font-family"),read("src"),{weight:read("font-weight")}).load()}));',
  "for(const{value}of results)if(value)document.fonts.add(value);done()",
  '}).observe({type:"paint",buffered:true}));',
].join("");
