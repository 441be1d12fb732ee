import {
  type ComponentProps,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CacheSnapshot, VList, type VListHandle } from 'virtua';
import { ListItem } from './ListItem.tsx';
import classes from './VirtualList.module.css';

/** How near an end is near enough to ask for more, and how far from the end one still follows it. */
const nearPx = 600;
const followPx = 8;

/** Where somebody was in a list. Give it back to the same list to go on there. */
export interface VirtualListPlace {
  offsetPx: number;
  sizes: CacheSnapshot;
}

export interface VirtualListProps<Item> extends Omit<
  ComponentProps<'div'>,
  'children' | 'ref' | 'onScroll' | 'onScrollEnd' | 'onResize'
> {
  /** What is listed. */
  label: string;
  items: readonly Item[];
  /** What tells one item from another; by it the list sees that older ones came before the first. */
  itemKey: (entry: { item: Item }) => string;
  renderItem: (entry: { item: Item; index: number }) => ReactElement;
  /** About as high as a row before one has been measured: the first screen then makes few that it does not need. */
  rowPx?: number;
  /** `end` begins at the newest and follows it, as a conversation does. */
  startAt?: 'start' | 'end';
  /** The place from last time. */
  place?: VirtualListPlace | undefined;
  /** The list goes away; keep where it was. */
  onLeave?: (leave: { place: VirtualListPlace }) => void;
  /** The first item is near, once for each length: time for older ones. */
  onNearStart?: () => void;
  /** The last item is near, once for each length. */
  onNearEnd?: () => void;
  /** Goes to an item: each new object is a new way there. */
  goTo?: { key: string; align?: 'start' | 'center' | 'end' } | undefined;
  /** Whether the last item is in view, each time that is otherwise. */
  onAtEnd?: (look: { isAtEnd: boolean }) => void;
}

/**
 * Thousands of rows of any height, of which only the visible ones are made. Rows that come before the first leave what
 * one reads where it is. It fills its box, so give that box a height.
 */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  renderItem,
  rowPx = 40,
  startAt = 'start',
  place,
  onLeave,
  onNearStart,
  onNearEnd,
  goTo,
  onAtEnd,
  className = '',
  ...rest
}: VirtualListProps<Item>) {
  const list = useRef<VListHandle>(null);
  const isAtEnd = useRef(startAt === 'end' && !place);
  const lastPx = useRef(0);
  const told = useRef<{ start: number; end: number; isAtEnd: boolean | undefined }>({
    start: -1,
    end: -1,
    // Whoever goes elsewhere at once may be at the end there too.
    isAtEnd: goTo ? undefined : startAt === 'end' && !place,
  });
  const isPrepended = useIsPrepended(items, itemKey);
  const renderRow = useMemo(() => keepRows(itemKey, renderItem), [itemKey, renderItem]);
  const count = items.length;
  const placeOf = (key: string) => items.findIndex((item) => itemKey({ item }) === key);
  /** The row that one is on the way to. */
  const going = useRef<string>(undefined);

  const isInView = (key: string) => {
    const handle = list.current;
    const index = placeOf(key);
    if (!handle || index === -1) return true;
    const { scrollOffset, viewportSize } = handle;
    return (
      index >= handle.findItemIndex(scrollOffset) &&
      index <= handle.findItemIndex(scrollOffset + viewportSize)
    );
  };
  const look = () => {
    const { scrollOffset = 0, scrollSize = 0, viewportSize = 0 } = list.current ?? {};
    if (viewportSize === 0) return;
    const leftPx = scrollSize - viewportSize - scrollOffset;
    // What has grown below somebody who is at the end is followed in a moment; only who goes up leaves it.
    const hasStayed = isAtEnd.current && scrollOffset >= lastPx.current - 1;
    // Of a list that has become shorter just now the offset is still the old one.
    lastPx.current = Math.min(scrollOffset, scrollSize - viewportSize);
    // Whoever is on the way to another row is still at the end at first, and does not want to stay there.
    const hasArrived = going.current === undefined || isInView(going.current);
    if (hasArrived) going.current = undefined;
    isAtEnd.current = startAt === 'end' && hasArrived && (leftPx <= followPx || hasStayed);
    const isEndSeen = leftPx <= followPx || isAtEnd.current;
    if (told.current.isAtEnd !== isEndSeen) {
      told.current.isAtEnd = isEndSeen;
      onAtEnd?.({ isAtEnd: isEndSeen });
    }
    if (scrollOffset < nearPx && told.current.start !== count) {
      told.current.start = count;
      onNearStart?.();
    }
    if (leftPx < nearPx && told.current.end !== count) {
      told.current.end = count;
      onNearEnd?.();
    }
  };

  /** Says whether it moves: then where one is is looked at when it has arrived. */
  const follow = () => {
    const handle = list.current;
    if (!handle || !isAtEnd.current || count === 0) return false;
    const { scrollOffset, scrollSize, viewportSize } = handle;
    handle.scrollToIndex(count - 1, { align: 'end' });
    return scrollSize - viewportSize - scrollOffset > followPx;
  };
  const followNow = useEffectEvent(follow);
  const isBegun = useRef(false);
  const frame = useRef<number>(undefined);
  useEffect(() => {
    if (!isBegun.current) {
      isBegun.current = true;
      followNow();
      return;
    }
    // Where several come within a frame, it is laid out once; and who has gone up meanwhile stays there.
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined;
      followNow();
    });
  }, [count]);
  useEffect(() => () => cancelAnimationFrame(frame.current ?? 0), []);
  const goNow = useEffectEvent(() => {
    const index = goTo ? placeOf(goTo.key) : -1;
    if (!goTo || index === -1) return;
    isAtEnd.current = startAt === 'end' && index === count - 1;
    going.current = isAtEnd.current ? undefined : goTo.key;
    list.current?.scrollToIndex(index, { align: goTo.align ?? 'center' });
  });
  // Who goes to a row that is on screen already does not move: nothing else would say that they have arrived.
  const arriveNow = useEffectEvent(() => {
    if (going.current !== undefined && isInView(going.current)) look();
  });
  useEffect(() => {
    goNow();
    const arrival = requestAnimationFrame(() => arriveNow());
    return () => cancelAnimationFrame(arrival);
  }, [goTo]);
  useComeAndGo(list, place, onLeave);

  return (
    <VList
      {...rest}
      ref={list}
      className={`${classes.list} ${className}`}
      data-start={startAt}
      style={startAt === 'end' ? { display: 'flex', flexDirection: 'column', ...rest.style } : rest.style}
      role="list"
      tabIndex={0}
      aria-label={label}
      data={items}
      item={ListItem}
      shift={isPrepended}
      // Its own size for rows would hold for those that come later too, which are better guessed from what was measured.
      cache={place?.sizes ?? ([[], rowPx] as unknown as CacheSnapshot)}
      onScroll={look}
      onResize={() => {
        // A row that is lower than was thought takes who is at the end up with it: they have not gone there.
        const { scrollSize = 0, viewportSize = 0 } = list.current ?? {};
        lastPx.current = Math.min(lastPx.current, scrollSize - viewportSize);
        if (!follow()) look();
      }}
    >
      {renderRow}
    </VList>
  );
}

/** A row of the same item in the same place is the same element, so React looks no further: each scroll asks for all of them. */
function keepRows<Item>(
  itemKey: VirtualListProps<Item>['itemKey'],
  renderItem: VirtualListProps<Item>['renderItem'],
): (item: Item, index: number) => ReactElement {
  const kept = new Map<number, { item: Item; row: ReactElement }>();
  return (item, index) => {
    const known = kept.get(index);
    if (known?.item === item) return known.row;
    const row = <div key={itemKey({ item })}>{renderItem({ item, index })}</div>;
    kept.set(index, { item, row });
    return row;
  };
}

/**
 * Whether the items of this render came before those that were there. The first may be a heading that stays above all of
 * them, as the day of a conversation does while more of that day come: then the second one tells.
 */
function useIsPrepended<Item>(items: readonly Item[], itemKey: VirtualListProps<Item>['itemKey']): boolean {
  const [first, second] = items.slice(0, 2).map((item) => itemKey({ item }));
  const count = items.length;
  const placeOf = (key: string) => items.findIndex((item) => itemKey({ item }) === key);
  const [shown, setShown] = useState({ first, second, count, isPrepended: false });
  if (shown.first !== first || shown.second !== second || shown.count !== count) {
    const isPushedDown = shown.first !== undefined && placeOf(shown.first) > 0;
    const isParted = shown.second !== undefined && count > shown.count && placeOf(shown.second) > 1;
    setShown({ first, second, count, isPrepended: isPushedDown || isParted });
  }
  return shown.isPrepended;
}

/** Goes to the place from last time at first, and tells the place at last. */
function useComeAndGo(
  list: { current: VListHandle | null },
  place: VirtualListPlace | undefined,
  onLeave: VirtualListProps<unknown>['onLeave'],
): void {
  const latest = useRef({ place, onLeave });
  useLayoutEffect(() => {
    latest.current = { place, onLeave };
  });
  useLayoutEffect(() => {
    const handle = list.current;
    if (!handle) return undefined;
    if (latest.current.place) handle.scrollTo(latest.current.place.offsetPx);
    return () => latest.current.onLeave?.({ place: { offsetPx: handle.scrollOffset, sizes: handle.cache } });
  }, [list]);
}
