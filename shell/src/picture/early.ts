import { ALIVE } from '../parts/sayAlive.ts';
import { startShell, whenParsed } from './startShell.ts';

// Comes with the picture, long before the shell, and has two things to do.

/** Not every browser tells when it has painted; then the shell waits for this long at most. */
const PATIENCE_MS = 600;

// The first: the shell waits until the picture is seen. It takes a phone a good while to read, and paints nothing meanwhile.
const painted = new Promise<unknown>((resolve) => {
  // A tab that nobody looks at is not painted at all.
  if (document.hidden || typeof PerformanceObserver === 'undefined') return resolve(undefined);
  setTimeout(resolve, PATIENCE_MS);
  return new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
  }).observe({ type: 'paint', buffered: true });
});
void Promise.all([whenParsed(document), painted]).then(() => startShell(document));

// The second: a link in the picture leads where it says, but a button does nothing yet. So a press is kept, and done again
// when the page is alive.
let pressed: HTMLElement | undefined;

function keep(event: Event): void {
  const button =
    event.target instanceof Element && event.target.closest<HTMLElement>('[data-picture] button');
  if (!button) return;
  event.stopPropagation();
  pressed = button;
}

window.addEventListener('click', keep, true);
window.addEventListener(
  ALIVE,
  () => {
    window.removeEventListener('click', keep, true);
    // One that has gone meanwhile was of a picture that did not fit.
    if (pressed?.isConnected) pressed.click();
  },
  { once: true },
);
