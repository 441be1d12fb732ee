import {
  type ComponentProps,
  Fragment,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { PageListItem } from './PageListItem.tsx';
import { walkArticles } from './walkArticles.ts';

/** How near an end is near enough to ask for more. */
const nearPx = 1200;

/** Where somebody is in a list that the page scrolls: at an item, so many pixels below the top of the window. */
export interface PageListPlace {
  key: string;
  offsetPx: number;
}

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
  itemPx,
  renderItem,
  busy = false,
  goTo,
  onRest,
  onNearEnd,
  ...rest
}: PageListProps<Item>) {
  const list = useRef<WindowVirtualizerHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(-1);
  const keys = useMemo(() => items.map((item) => itemKey({ item })), [items, itemKey]);
  const [anchor, setAnchor] = useState<string>();
  const isShifted = useShift(keys, anchor);
  const isOnPage = useIsOnPage(box);

  const look = () => {
    const handle = list.current;
    if (!handle || keys.length === 0) return;
    const edges = box.current?.getBoundingClientRect();
    // Who sees the beginning of the list reads nothing yet that must stay: what is new may stand on top.
    const isReading = (edges?.top ?? 0) < 0;
    setAnchor(isReading ? keys[handle.findItemIndex(handle.scrollOffset)] : undefined);
    const bottom = edges?.bottom ?? Infinity;
    if (bottom - window.innerHeight < nearPx && told.current !== keys.length) {
      told.current = keys.length;
      onNearEnd?.();
    }
  };
  const handleRest = () => {
    const handle = list.current;
    if (!handle || !box.current || keys.length === 0) return;
    const index = handle.findItemIndex(handle.scrollOffset);
    const key = keys[index];
    // The list counts from its own beginning, and the page may have a head above it.
    const offsetPx = Math.round(box.current.getBoundingClientRect().top + handle.getItemOffset(index));
    onRest?.({ place: index === 0 || key === undefined ? undefined : { key, offsetPx } });
  };

  const go = useEffectEvent((place: PageListPlace) => {
    const index = keys.indexOf(place.key);
    if (index >= 0) list.current?.scrollToIndex(index, { offset: -place.offsetPx });
  });
  useEffect(() => {
    if (goTo && isOnPage) go(goTo);
  }, [goTo, isOnPage]);
  useOwnScroll();

  return (
    <div
      {...rest}
      ref={box}
      {...(items.length > 0 && { role: 'feed', 'aria-label': label, 'aria-busy': busy })}
      onKeyDown={(event) =>
        walkArticles(event, (index) => list.current?.scrollToIndex(index, { align: 'nearest' }))
      }
    >
      {isOnPage ? (
        <WindowVirtualizer
          ref={list}
          data={items}
          item={PageListItem}
          {...(itemPx !== undefined && { itemSize: itemPx })}
          shift={isShifted}
          onScroll={look}
          onScrollEnd={handleRest}
          onResize={look}
        >
          {(item, index) => <Fragment key={itemKey({ item })}>{renderItem({ item, index })}</Fragment>}
        </WindowVirtualizer>
      ) : null}
    </div>
  );
}

/** Whether what one reads has moved in the list, because of what came or went above it. */
function useShift(keys: readonly string[], anchor: string | undefined): boolean {
  const [shown, setShown] = useState({ keys, isShifted: false });
  if (shown.keys !== keys) {
    const before = anchor === undefined ? -1 : shown.keys.indexOf(anchor);
    const now = anchor === undefined ? -1 : keys.indexOf(anchor);
    setShown({ keys, isShifted: before >= 0 && now >= 0 && before !== now });
  }
  return shown.isShifted;
}

/**
 * Whether the list hangs in the page. It may be drawn before: then rows that are made are never measured, because a
 * row that is nowhere is left out for good, and all of them would stay hidden.
 */
function useIsOnPage(box: { current: HTMLElement | null }): boolean {
  const [isOnPage, setIsOnPage] = useState(false);
  useLayoutEffect(() => {
    let frame = 0;
    const look = () => {
      if (box.current?.isConnected) setIsOnPage(true);
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [box]);
  return isOnPage;
}

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
