import type { KeyboardEvent } from 'react';

/**
 * Page Up and Page Down go from article to article, as readers of a feed know it. An article that is not made yet is
 * brought near, and takes the focus when it is there.
 */
export function walkArticles(event: KeyboardEvent<HTMLElement>, bringNear: (index: number) => void): void {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  const feed = event.currentTarget;
  const here = event.target instanceof Element ? event.target.closest('article') : null;
  const isTyping =
    event.target instanceof Element && event.target.matches('input:not([type=radio]), textarea');
  if (!step || !here || isTyping || !feed.contains(here)) return;
  const articles = [...feed.querySelectorAll('article')].sort((one, other) => indexOf(one) - indexOf(other));
  const next = articles[articles.indexOf(here) + step];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  bringNear(indexOf(next));
}

/** Their places may stand in the page in another order than on the screen. */
function indexOf(article: Element): number {
  return Number(article.closest('[data-index]')?.getAttribute('data-index') ?? 0);
}
