const claims = new Map<HTMLStyleElement, Set<object>>();
const alive = new Set<object>();
let watch: MutationObserver | undefined;

/**
 * Remembers every `<style>` that comes into the page from now on. When the last life that saw it
 * come has released its claim, the style is removed: a remote leaves no look behind. Sheets of
 * builds are `<link>` elements and stay, because a version that mounts again expects them.
 */
export function claimStyles(): () => void {
  const claimant = {};
  alive.add(claimant);
  if (!watch) {
    watch = new MutationObserver(note);
    watch.observe(document.head, { childList: true });
  }
  return () => {
    note(watch?.takeRecords() ?? []);
    alive.delete(claimant);
    for (const [style, claimants] of claims) {
      claimants.delete(claimant);
      if (claimants.size > 0) continue;
      claims.delete(style);
      style.remove();
    }
    if (alive.size > 0) return;
    watch?.disconnect();
    watch = undefined;
  };
}

function note(records: MutationRecord[]): void {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof HTMLStyleElement) claims.set(node, new Set(alive));
  }
}
