// What is outside the site, the same in every engine: WebKit's driver cannot answer requests itself.

/**
 * Answers instead of the mail provider and of the map's server, and sets the clock. The tests tell it what
 * to do in session storage, before a document or an enquiry. Runs in the page, before all scripts.
 */
function fakeOutside(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    if (!String(input).endsWith("/api/v1.0/email/send")) return fetch(input, init);
    sessionStorage.setItem("test:sent", String(init?.body));
    const isRefused = sessionStorage.getItem("test:mail") === "refuse";
    return isRefused
      ? new Response("The service ID not found", { status: 400 })
      : new Response("OK");
  };

  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
  Object.defineProperty(HTMLImageElement.prototype, "src", {
    ...source,
    set(address: string) {
      source?.set?.call(this, /^https:\/\/tile\./.test(address) ? "/brand/edge.svg" : address);
    },
  });

  const now = sessionStorage.getItem("test:now");
  if (!now) return;
  const shift = Date.parse(now) - Date.now();
  window.Date = new Proxy(Date, {
    construct: (clock, parts) =>
      Reflect.construct(clock, parts.length > 0 ? parts : [clock.now() + shift]),
    get: (clock, name) =>
      name === "now" ? () => clock.now() + shift : Reflect.get(clock, name, clock),
  });
}

/** The script for `settings`. */
export const fakes = `(${fakeOutside})();`;
