/**
 * The entry of the site's scripts. React, the router and the site are evaluated in one task each: in a
 * single task they would delay a tap on a weak phone by more than 50 ms.
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
