/**
 * Links a stylesheet once and waits until it applies.
 * @throws Error when it cannot be loaded
 */
export function loadStylesheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Cannot load ${href}`));
    };
    document.head.append(link);
  });
}
