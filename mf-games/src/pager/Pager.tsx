import type { ReactNode } from 'react';
import { Rail } from './Rail.tsx';
import classes from './Stage.module.css';
import { usePager } from './usePager.ts';
import { usePagerKeys } from './usePagerKeys.ts';
import { useWheelSteps } from './useWheelSteps.ts';

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
