import { type RefObject, useEffect, useRef } from 'react';
import classes from './Admin.module.css';

interface SegmentsProps<Id extends string> {
  /** What is chosen here, for ears. */
  label: string;
  segments: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A few views of one list, side by side. */
export function Segments<Id extends string>({ label, segments, chosen, onChoose }: SegmentsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  useInSight(row, chosen);
  return (
    <div ref={row} className={classes.segments} role="group" aria-label={label}>
      {segments.map(({ id, label: words }) => (
        <button
          key={id}
          type="button"
          className={classes.segment}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

/** In a row that is wider than its place, whatever is chosen is brought into sight. */
export function useInSight(row: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const { current: box } = row;
    if (!box) return undefined;
    scrollToChosen(box);
    // How many wait stands in it a moment later, and moves the others.
    const sizes = new ResizeObserver(() => scrollToChosen(box));
    for (const one of box.children) sizes.observe(one);
    return () => sizes.disconnect();
  }, [row, chosen]);
}

function scrollToChosen(box: HTMLElement): void {
  const one = box.querySelector<HTMLElement>('[aria-current="page"], [aria-pressed="true"]');
  if (one) box.scrollLeft = one.offsetLeft - box.offsetLeft - (box.clientWidth - one.offsetWidth) / 2;
}
