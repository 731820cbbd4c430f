import { zone } from "../../domain/sarajevo-clock";

/**
 * Code for the page, run where it stands, before that place is painted: shows and hides what is
 * dated by today's day in Sarajevo. The built page knows only the day on which it was built, and
 * what came or went with React would move the page. Swedish writes days as content does. Old
 * browsers that do not know all languages leave it to React.
 */
export const dayScript = `(t=>{for(const e of document.querySelectorAll("[data-from]"))e.hidden=t<e.dataset.from||t>e.dataset.to})(self.Temporal?""+Temporal.Now.plainDateISO("${zone}"):new Date().toLocaleDateString("sv",{timeZone:"${zone}"}))`;
