/** Moves the focus as the key says. Whether the key said anything. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = items.at(nextIndex(items, at, key) ?? items.length);
  next?.focus();
  return next !== undefined;
}

function nextIndex(items: readonly HTMLElement[], at: number, key: string): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % items.length;
  if (key === 'ArrowUp') return Math.max(at, 0) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  const after = items.findIndex((item, index) => index > at && begins(item));
  const first = after >= 0 ? after : items.findIndex(begins);
  return first >= 0 ? first : undefined;
}
