import { Icon, IconButton, useWords } from '@plaza/design-system';
import { ChevronDown, ChevronUp } from 'lucide';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import classes from './Rail.module.css';
import { pagerWords } from './words.ts';

interface RailProps {
  title: string;
  at: number;
  all: number;
  /** What comes next, if that is another one. */
  coming?: string | undefined;
  previousLabel: string;
  nextLabel: string;
  onStep: (by: 1 | -1) => void;
  children?: ReactNode;
}

/** Beside the stage: where one is in the list, and the way up and down. */
export function Rail({ title, at, all, coming, previousLabel, nextLabel, onStep, children }: RailProps) {
  const t = useWords(pagerWords);
  return (
    <div className={classes.rail} {...useSwipeSteps(onStep)}>
      <IconButton label={previousLabel} variant="secondary" onClick={() => onStep(-1)}>
        <Icon icon={ChevronUp} />
      </IconButton>
      <div className={classes.now} aria-live="polite">
        <h2 dir="auto" className={classes.name}>
          {title}
        </h2>
        <p className={classes.count}>{t.place({ at, all })}</p>
      </div>
      {children ? <div className={classes.acts}>{children}</div> : null}
      <IconButton label={nextLabel} variant="secondary" onClick={() => onStep(1)}>
        <Icon icon={ChevronDown} />
      </IconButton>
      {coming === undefined ? null : <p className={classes.next}>{t.coming({ title: coming })}</p>}
    </div>
  );
}

/** A finger that moved so far up or down has paged. */
const SWIPE_PX = 48;

/** Swipes on the rail beside the frame: up brings the next, down the one before. */
function useSwipeSteps(onStep: (by: 1 | -1) => void) {
  const begin = useRef<number>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      begin.current = event.pointerType === 'touch' ? event.clientY : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = begin.current === undefined ? 0 : event.clientY - begin.current;
      begin.current = undefined;
      if (Math.abs(moved) >= SWIPE_PX) onStep(moved < 0 ? 1 : -1);
    },
  };
}
