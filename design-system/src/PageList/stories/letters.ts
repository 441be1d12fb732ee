// What stands in the page of a story, as its reader sees it.

function articlesOf(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll('article')];
}

function numberOf(article: HTMLElement): number {
  return Number(article.ariaLabel?.replace('Letter ', ''));
}

/** The letters that are made, in their order. */
export function lettersOf(page: HTMLElement): number[] {
  return articlesOf(page).map(numberOf);
}

/** The place in the list that each of them tells to ears. */
export function placesOf(page: HTMLElement): Map<number, number> {
  return new Map(articlesOf(page).map((article) => [numberOf(article), Number(article.ariaPosInSet)]));
}

function topsOf(page: HTMLElement): Map<number, number> {
  return new Map(articlesOf(page).map((article) => [numberOf(article), article.getBoundingClientRect().top]));
}

/** How far below the top of the window a letter is; far above it when it is not made. */
export function topOf(page: HTMLElement, letter: number): number {
  return topsOf(page).get(letter) ?? -Infinity;
}

/** Scrolls frame by frame, and tells how far any letter was from where that should have brought it. */
export async function walk(
  page: HTMLElement,
  steps: number,
  px: number,
  meanwhile: (step: number) => unknown = () => undefined,
): Promise<number> {
  let farthest = 0;
  for (let step = 0; step < steps; step += 1) {
    const before = topsOf(page);
    window.scrollBy(0, px);
    meanwhile(step);
    await nextFrame();
    const after = topsOf(page);
    const stayed = [...after].filter(([letter]) => before.has(letter));
    if (stayed.length === 0) return Infinity;
    for (const [letter, top] of stayed)
      farthest = Math.max(farthest, Math.abs(top - (before.get(letter) ?? 0) + px));
    const covers = Math.min(...after.values()) <= 0 || after.has(0);
    if (!covers) return Infinity;
  }
  return farthest;
}

/** What a frame shows: everything that it calls for has happened. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
