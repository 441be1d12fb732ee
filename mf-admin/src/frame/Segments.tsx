import { useRef } from 'react';
import classes from './Admin.module.css';
import { useInSight } from './useInSight.ts';

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
