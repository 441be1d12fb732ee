import {
  type RefCallback,
  type RefObject,
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { spaceFor } from './space.ts';
import { Sheet } from './Sheet.ts';
import { follow, type Span, spanFor, zoneFor } from './span.ts';
import { useMoves } from './useMoves.ts';

/** How near an end is near enough to ask for more. */
const NEAR_END_PX = 1200;
/** So many are made before anything is measured: one is most of a phone's window. */
const FIRST = 1;
/** So many where somebody goes on reading; and they stay made, whatever has come or gone around them. */
const LEAST = 3;

/** So far down one reads: the bar of a page may cover what is above. */
const READING_PX = 88;

/** Where somebody is in a list that the page scrolls: at an item, so many pixels below the top of the window. */
export interface PageListPlace {
  key: string;
  offsetPx: number;
}

interface SteadyRows<Item> {
  items: readonly Item[];
  itemKey: (entry: { item: Item }) => string;
  itemPx: number;
  goTo: PageListPlace | undefined;
  onRest: ((rest: { place: PageListPlace | undefined }) => void) | undefined;
  onNearEnd: (() => void) | undefined;
}

interface View<Item> {
  items: readonly Item[];
  span: Span;
  /** What one reads, by its key. */
  held: string | undefined;
  /** The space above, where the rows begin anew. */
  beginPx?: number;
}

interface Rows {
  box: RefObject<HTMLDivElement | null>;
  span: Span;
  /** Takes each row, to hear when it grows. */
  watch: RefCallback<HTMLElement>;
}

/** Which rows of a list are made, and everything that keeps them where they are while that changes. */
export function useSteadyRows<Item>({
  items,
  itemKey,
  itemPx,
  goTo,
  onRest,
  onNearEnd,
}: SteadyRows<Item>): Rows {
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<Sheet>(undefined);
  const begun = useRef<View<Item>>(undefined);
  const wanted = useRef<PageListPlace>(undefined);
  const told = useRef(-1);
  const way = useRef<'up' | 'down'>('down');
  const isResting = useRef(true);
  const { length } = items;

  const keyAt = (index: number) => {
    const item = items[index];
    return item === undefined ? undefined : itemKey({ item });
  };
  const indexOf = (key: string | undefined) =>
    key === undefined ? -1 : items.findIndex((item) => itemKey({ item }) === key);
  const viewAt = (from: number, beginPx: number, rows: number): View<Item> => ({
    items,
    span: { from, to: Math.min(length, from + rows) },
    held: undefined,
    beginPx,
  });
  const [kept, setView] = useState(() => {
    const from = Math.max(0, indexOf(goTo?.key));
    return viewAt(from, spaceFor(from, itemPx), from === 0 ? FIRST : LEAST);
  });
  let view = kept;
  if (view.items !== items) {
    const { span, held } = view;
    const at = view.items.slice(span.from, span.to).findIndex((item) => itemKey({ item }) === held);
    const was = at < 0 ? -1 : span.from + at;
    // What comes below is by far the most frequent change.
    const now = keyAt(was) === held ? was : indexOf(held);
    view = { items, held, span: follow(span, { was, now, length, atLeast: LEAST }) };
    setView(view);
  }
  const { span } = view;

  const beginAt = (index: number, abovePx: number, rowPx: number) =>
    setView(viewAt(index, abovePx, Math.ceil(window.innerHeight / rowPx) + 1));
  /** Puts everything where it belongs, and looks what is to be made. */
  const settle = () => {
    if (!box.current) return;
    const on = (sheet.current ??= new Sheet(box.current, itemPx));
    const isNew = begun.current !== view && view.beginPx !== undefined;
    if (isNew) on.begin(view.beginPx ?? 0);
    begun.current = view;
    on.settle(span, length, isResting.current);
    // What is around what is new is made a moment later, when its rows are heard of: no frame has to make all of it.
    if (on.edges().length > 0 && arrive(on)) look(on, isNew ? 'just come' : way.current);
  };
  /** Goes where one is to go. What is there may have to be made first. */
  const arrive = (on: Sheet): boolean => {
    const place = wanted.current;
    const index = indexOf(place?.key);
    if (index >= 0 && (index < span.from || index >= span.to)) {
      beginAt(index, spaceFor(index, on.rowPx), on.rowPx);
      return false;
    }
    wanted.current = undefined;
    if (!place || index < 0) return true;
    const top = on.edges()[index - span.from] ?? 0;
    window.scrollBy({ top: Math.round(top - place.offsetPx), behavior: 'instant' });
    return true;
  };
  const look = (on: Sheet, how: Parameters<typeof zoneFor>[1]) => {
    const edges = on.edges();
    const leap = on.leap(span, length, edges);
    if (leap) return beginAt(leap.index, leap.abovePx, on.rowPx);
    // Who sees the beginning of the list reads nothing yet that must stay: what is new may stand on top.
    const isReading = span.from > 0 || on.depth(edges) > 0;
    const first = isReading ? rowAt(0, edges) : undefined;
    on.hold(first, edges);
    const held = first === undefined ? undefined : keyAt(span.from + first);
    const windowPx = window.innerHeight;
    const next = spanFor(zoneFor(windowPx, how), span, edges, length);
    const add = () => setView({ items, span: next, held });
    // What is only added below somebody who rests moves nothing, so it need not be there in the same frame.
    if (held !== view.held || next.from !== span.from) add();
    else if (next.to !== span.to) (isResting.current ? startTransition : now)(add);
    const endPx = (edges.at(-1) ?? 0) + on.belowPx;
    if (endPx - windowPx >= NEAR_END_PX || told.current === length) return;
    told.current = length;
    onNearEnd?.();
  };
  const rest = () => {
    isResting.current = true;
    settle();
    const edges = sheet.current?.edges() ?? [];
    // Who was taken to a row is at that row, and not at the end of the one above.
    const index = span.from + rowAt(READING_PX + 1, edges);
    const key = keyAt(index);
    if (edges.length === 0 || key === undefined) return;
    const offsetPx = Math.round(edges[index - span.from] ?? 0);
    onRest?.({ place: index === 0 ? undefined : { key, offsetPx } });
  };
  const move = ({ isUp }: { isUp: boolean }) => {
    isResting.current = false;
    way.current = isUp ? 'up' : 'down';
    settle();
  };

  const latest = useRef({ settle, move, rest });
  useLayoutEffect(() => {
    wanted.current = goTo;
  }, [goTo]);
  useLayoutEffect(() => {
    latest.current = { settle, move, rest };
    settle();
  });
  useMoves(latest);
  const sizes = useRef<ResizeObserver>(undefined);
  const watch = useCallback((row: HTMLElement | null) => {
    sizes.current ??= new ResizeObserver(() => latest.current.settle());
    if (row) sizes.current.observe(row);
    return () => {
      if (row) sizes.current?.unobserve(row);
    };
  }, []);
  return { box, span, watch };
}

function now(act: () => void): void {
  act();
}

/** The row that is so far down in the window, or the nearest one. */
function rowAt(px: number, edges: readonly number[]): number {
  const below = edges.findIndex((edge) => edge > px);
  return Math.max(0, (below < 0 ? edges.length - 1 : below) - 1);
}
