/**
 * Where the site's scripts begin in a browser: React, the router and the site are evaluated in a
 * task each. In one, they keep a tap on a weak phone waiting for more than 50 ms.
 */
async function start(): Promise<void> {
  const nextTask = () => new Promise((done) => setTimeout(done));
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["withPrefix"] */ "gatsby");
  await nextTask();
  await import(/* webpackMode: "eager" */ "gatsby-app");
}

start();

export {};
