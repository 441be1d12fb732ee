import type { KeyboardEvent } from 'react';

/** Page Up and Page Down go from article to article, as readers of a feed know it. */
export function walkArticles(event: KeyboardEvent<HTMLElement>, bringNear: (article: Element) => void): void {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  const feed = event.currentTarget;
  const here = event.target instanceof Element ? event.target.closest('article') : null;
  const isTyping =
    event.target instanceof Element && event.target.matches('input:not([type=radio]), textarea');
  if (!step || !here || isTyping || !feed.contains(here)) return;
  const articles = [...feed.querySelectorAll('article')];
  const next = articles[articles.indexOf(here) + step];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  bringNear(next);
}
