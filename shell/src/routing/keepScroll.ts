/** How long a screen may take to be as tall as it was. */
const MOST_MS = 3000;
/** The visitor moves by themselves. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Back and forward lead to where one was on the screen, too. A browser tries that by itself, but before the screen has
 * its content. Whoever keeps their place themselves, as a long list does, says so with `scrollRestoration`. Returns the
 * way to stop. Browsers without the Navigation API do what they always did.
 */
export function keepScroll(page: Window, navigation: Navigation | undefined = page.navigation): () => void {
  const kept = new Map<string, number>();
  const ending = new AbortController();
  let callOff = (): void => undefined;

  const hear = (event: NavigateEvent) => {
    const { navigationType, destination } = event;
    callOff();
    const here = navigation?.currentEntry?.key;
    if (here !== undefined) kept.set(here, page.scrollY);
    const place = navigationType === 'traverse' ? kept.get(destination.key) : undefined;
    if (place) callOff = scrollWhenTallEnough(page, place, event);
  };
  navigation?.addEventListener('navigate', hear, { signal: ending.signal });
  return () => {
    ending.abort();
    callOff();
  };
}

/** Scrolls there as soon as the page is tall enough, unless the step was refused or the visitor has moved by then. */
function scrollWhenTallEnough(page: Window, place: number, step: NavigateEvent): () => void {
  const root = page.document.documentElement;
  const ending = new AbortController();
  const { signal } = ending;
  const look = () => {
    if (signal.aborted || page.history.scrollRestoration === 'manual') return;
    if (root.scrollHeight - page.innerHeight < place) return;
    page.scrollTo(0, place);
    ending.abort();
  };
  const sizes = new ResizeObserver(look);
  page.requestAnimationFrame(() => {
    // An open popup, or a guard, has heard of the step after this and kept the visitor here.
    if (step.defaultPrevented) ending.abort();
    // The screen that is being left is still there; the next one is with the frame after.
    else page.requestAnimationFrame(() => signal.aborted || sizes.observe(page.document.body));
  });
  const timer = setTimeout(() => ending.abort(), MOST_MS);
  for (const move of OWN_MOVES) page.addEventListener(move, () => ending.abort(), { signal, passive: true });
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    clearTimeout(timer);
  });
  return () => ending.abort();
}
