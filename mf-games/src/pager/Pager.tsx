import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Rail } from './Rail.tsx';
import classes from './Stage.module.css';
import { usePager } from './usePager.ts';

interface PagerProps<Item> {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  titleOf: (item: Item) => string;
  previousLabel: string;
  nextLabel: string;
  /** The one that is shown. */
  stage: (item: Item, step: (by: 1 | -1) => void, shown: Item) => ReactNode;
  /** The next one is put up behind it, so that it is there at once. Each item's node has its key. */
  warmsNext?: boolean;
  /** What can be done with it. */
  acts?: (item: Item) => ReactNode;
}

/** One at a time on the stage; buttons, wheel, keys and swipes bring the next and the one before, round and round. */
export function Pager<Item>({
  label,
  items,
  idOf,
  titleOf,
  stage,
  warmsNext,
  acts,
  ...labels
}: PagerProps<Item>) {
  const { index, item, next, step } = usePager(items, idOf);
  const hearWheel = useWheelSteps(step);
  usePagerKeys(step);
  if (item === undefined) return null;
  const up = warmsNext && next !== undefined && next !== item ? [item, next] : [item];
  return (
    <section className={classes.pager} aria-label={label} ref={hearWheel}>
      <div className={classes.stage}>{up.map((one) => stage(one, step, item))}</div>
      <Rail
        title={titleOf(item)}
        at={index + 1}
        all={items.length}
        coming={next !== undefined && next !== item ? titleOf(next) : undefined}
        onStep={step}
        {...labels}
      >
        {acts?.(item)}
      </Rail>
    </section>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1, ArrowUp: -1, ArrowDown: 1 };

/** Where the arrows have work of their own. */
const OWN_ARROWS = 'input, textarea, select, video, [role=menu], [role=slider], dialog';

/** PageUp, PageDown and the arrows page, unless something with the focus needs them itself. */
function usePagerKeys(onStep: (by: 1 | -1) => void): void {
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      const isTaken = event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null;
      if (!by || isTaken || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step.current(by);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

/** A flick is many events. It ends with a pause, or the wheel turns on and on and it counts again. */
const PAUSE_MS = 160;
const LONG_FLICK_MS = 900;

/** Turns the wheel over an element into steps, one for each flick. What is below does not scroll by the same flick. */
function useWheelSteps(onStep: (by: 1 | -1) => void): (element: HTMLElement | null) => () => void {
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  return useCallback((element) => {
    let last = { event: -Infinity, step: -Infinity, most: 0 };
    const hear = (event: WheelEvent) => {
      const { deltaY, timeStamp } = event;
      // With Ctrl it is the browser's: it makes the page larger.
      if (deltaY === 0 || event.ctrlKey) return;
      event.preventDefault();
      const size = Math.abs(deltaY);
      // A touchpad goes on by itself after a strong flick, more and more slowly: that is still the same one.
      const turnsOn = timeStamp - last.step > LONG_FLICK_MS && size > last.most / 2;
      const isNewFlick = timeStamp - last.event > PAUSE_MS || turnsOn;
      last = isNewFlick
        ? { event: timeStamp, step: timeStamp, most: size }
        : { ...last, event: timeStamp, most: Math.max(last.most, size) };
      if (isNewFlick) step.current(deltaY > 0 ? 1 : -1);
    };
    element?.addEventListener('wheel', hear, { passive: false });
    return () => element?.removeEventListener('wheel', hear);
  }, []);
}
