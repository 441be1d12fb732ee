import type { Page } from '@playwright/test';

/** More than any screen has, so that a trap ends the walk. */
const MOST_STEPS = 250;

export interface TabWalk {
  /** What had the focus, in its order: the name for ears, or the words. */
  stops: string[];
  /** What is wrong with a stop, and which. */
  faults: string[];
}

/** Goes through a page with Tab alone, from its first stop until the browser itself has the focus again. */
export async function walkByTab(page: Page): Promise<TabWalk> {
  const walk: TabWalk = { stops: [], faults: [] };
  await page.getByRole('link', { name: 'Skip to content' }).waitFor({ state: 'attached' });
  // Before its first picture a page has nothing that Tab could lead to.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtStop);
    if (!stop) return walk;
    walk.stops.push(stop.name);
    walk.faults.push(...stop.faults.map((fault) => `${fault}: ${stop.html}`));
  }
  walk.faults.push(`after ${MOST_STEPS} steps there is still no end`);
  return walk;
}

/** Runs in the page. */
function lookAtStop(): { name: string; html: string; faults: string[] } | undefined {
  const stop = document.activeElement;
  const seen = window as { lastStop?: Element };
  const before = seen.lastStop;
  delete seen.lastStop;
  if (!(stop instanceof HTMLElement) || stop === document.body)
    return before && !before.isConnected
      ? { name: '', html: before.outerHTML.slice(0, 160), faults: ['went while it had the focus'] }
      : undefined;
  seen.lastStop = stop;
  const faults: string[] = [];
  if (stop.tabIndex > 0) faults.push('jumps the queue');
  // The focus is in the page of the frame then, which shows it itself.
  if (stop instanceof HTMLIFrameElement)
    return { name: stop.title, html: stop.outerHTML.slice(0, 160), faults };

  // Wherever a control draws it: as a ring of its own, of its box, or of what is laid over it.
  const around = [stop.parentElement, stop.parentElement?.parentElement, stop.closest('li, article')];
  const drawn = [stop, stop.previousElementSibling, stop.nextElementSibling, ...around];
  const looks = () => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    return drawn
      .flatMap((each) =>
        each ? [null, '::before', '::after'].map((part) => getComputedStyle(each, part)) : [],
      )
      .map(({ outline, boxShadow, borderColor }) => [outline, boxShadow, borderColor].join())
      .join('|');
  };
  const focused = looks();
  stop.blur();
  const isShown = looks() !== focused;
  stop.focus({ preventScroll: true });
  if (!isShown) faults.push('nothing shows the focus');

  const { left, right, top, bottom } = stop.getBoundingClientRect();
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  if (!isInView) faults.push('is not in view');
  else if (getComputedStyle(stop).opacity !== '0') {
    // Any part of it that is not under a bar is enough (WCAG 2.4.11).
    const [high, low] = [Math.max(top, 0) + 2, Math.min(bottom, innerHeight) - 2];
    const middle = Math.max(1, Math.min((left + right) / 2, innerWidth - 2));
    const isSeen = [0, 0.25, 0.5, 0.75, 1].some((part) => {
      const met = document.elementFromPoint(middle, high + (low - high) * part);
      return met !== null && (stop.contains(met) || met.contains(stop));
    });
    if (!isSeen) faults.push('lies under something else');
  }
  const name = stop.getAttribute('aria-label') ?? stop.textContent ?? '';
  return { name: name.replace(/\s+/g, ' ').trim().slice(0, 60), html: stop.outerHTML.slice(0, 160), faults };
}
