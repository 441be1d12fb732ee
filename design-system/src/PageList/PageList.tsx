import { type ComponentProps, type KeyboardEvent, memo, type ReactElement, type Ref, useEffect } from 'react';
import { type PageListPlace, useSteadyRows } from './useSteadyRows.ts';

export interface PageListProps<Item> extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** What is listed. */
  label: string;
  items: readonly Item[];
  /** What tells one item from another; by it the list keeps what one reads where it is. */
  itemKey: (entry: { item: Item }) => string;
  /** About how tall one is, until it is measured: the first screen makes as many as fit. */
  itemPx?: number;
  /** Draws one: an `article`, or something between articles. */
  renderItem: (entry: { item: Item; index: number }) => ReactElement;
  /** More is on its way, for ears. */
  busy?: boolean;
  /** Where to go. Each new object is a new wish; the first one is where the list begins. */
  goTo?: PageListPlace | undefined;
  /** One rests somewhere; `undefined` above the second item, where there is nothing to remember. */
  onRest?: (rest: { place: PageListPlace | undefined }) => void;
  /** The last item is near, once for each length. */
  onNearEnd?: () => void;
}

/**
 * A feed of any length that the page itself scrolls, of which only what is near the window is made. Whatever comes,
 * grows or goes above what one reads leaves that where it is. Page Up and Page Down walk from article to article.
 */
export function PageList<Item>({
  label,
  items,
  itemKey,
  itemPx = 200,
  renderItem,
  busy = false,
  goTo,
  onRest,
  onNearEnd,
  ...rest
}: PageListProps<Item>) {
  const { box, span, watch } = useSteadyRows({ items, itemKey, itemPx, goTo, onRest, onNearEnd });
  useOwnScroll();

  return (
    <div
      {...rest}
      {...(items.length > 0 && { role: 'feed', 'aria-label': label, 'aria-busy': busy })}
      onKeyDown={(event) => walkArticles(event, (article) => article.scrollIntoView({ block: 'nearest' }))}
    >
      <div ref={box} style={sheetStyle}>
        {items.slice(span.from, span.to).map((item, index) => (
          <PageListRow
            key={itemKey({ item })}
            ref={watch}
            item={item}
            index={span.from + index}
            renderItem={renderItem}
          />
        ))}
      </div>
    </div>
  );
}

/** What stays where it is, the list decides: a browser that does the same would do it twice. */
const sheetStyle = { boxSizing: 'border-box', overflowAnchor: 'none' } as const;

/** The list goes where one was by itself; the browser would go there too early, when it is not tall enough yet. */
function useOwnScroll(): void {
  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);
}

interface PageListRowProps<Item> {
  ref: Ref<HTMLDivElement>;
  item: Item;
  index: number;
  renderItem: (entry: { item: Item; index: number }) => ReactElement;
}

/** The place of one item. It says nothing to ears: the article in it does. */
function Row<Item>({ ref, item, index, renderItem }: PageListRowProps<Item>) {
  return (
    <div ref={ref} style={ofItsOwn} data-index={index}>
      {renderItem({ item, index })}
    </div>
  );
}

/** Drawn again only when something about it has changed, not with every row that comes or goes. */
const PageListRow = memo(Row) as typeof Row;

/** When a row moves, nothing in it has to be laid out again. */
const ofItsOwn = { contain: 'layout style' };

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
