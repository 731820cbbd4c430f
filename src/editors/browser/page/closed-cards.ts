// A closed item of a list, or a group of fields, opens at a thin bar only. Here the whole card opens it.

function openCard({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest("button")) return;
  const card = target.closest('.field-wrapper [role="group"]');
  card
    ?.querySelector<HTMLElement>(':scope > .header button[aria-expanded="false"]:enabled')
    ?.click();
}

window.addEventListener("click", openCard);
