import type { ComponentProps } from 'react';
import { useWords } from '../language/index.ts';
import { sparkWords } from './words.ts';
import classes from './Sparkline.module.css';

const widthPx = 120;
const heightPx = 32;
/** So that the line's own width and its last dot are not cut off. */
const marginPx = 3;

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'values'> {
  /** What is counted. Ears hear it with the last, the lowest and the highest. */
  label: string;
  /** Oldest first. */
  values: readonly number[];
  tone?: 'amber' | 'teal' | 'rose';
}

/** How something went, as small as a word. The number itself stands beside it. */
export function Sparkline({ label, values, tone = 'amber', className = '', ...rest }: SparklineProps) {
  const t = useWords(sparkWords);
  const points = toPoints(values);
  const last = points.at(-1);
  const now = values.at(-1);
  const words =
    now === undefined
      ? t.nothing({ label })
      : t.course({ label, last: now, low: Math.min(...values), high: Math.max(...values) });
  return (
    <svg
      {...rest}
      className={`${classes.spark} ${className}`}
      data-tone={tone}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      role="img"
      aria-label={words}
    >
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last ? <circle cx={last.x} cy={last.y} r={2.5} /> : null}
    </svg>
  );
}

function toPoints(values: readonly number[]) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const round = (value: number) => Math.round(value * 10) / 10;
  return values.map((value, index) => ({
    x: round(marginPx + (index / Math.max(1, values.length - 1)) * (widthPx - 2 * marginPx)),
    // A flat line runs through the middle: it is neither low nor high.
    y: round(heightPx - marginPx - (span ? (value - low) / span : 0.5) * (heightPx - 2 * marginPx)),
  }));
}
