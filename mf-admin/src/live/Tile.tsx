import { useLocale, useWords } from '@plaza/design-system';
import type { ReactNode } from 'react';
import classes from './Live.module.css';
import { LINE_HEIGHT, LINE_WIDTH, toPath } from './toPath.ts';
import { liveWords } from './words.ts';

interface TileProps {
  label: string;
  value: number;
  /** How a value of this kind is written. */
  format?: ((value: number) => string) | undefined;
  /** What stands small beside it. */
  aside?: ReactNode;
  /** Something is really wrong. */
  isBad?: boolean;
  line: readonly (number | null)[] | undefined;
}

/** A number now, and how it came about. */
export function Tile({ label, value, format, aside, isBad = false, line = [] }: TileProps) {
  const t = useWords(liveWords);
  const number = new Intl.NumberFormat(useLocale());
  const write = format ?? ((one: number) => number.format(one));
  const known = line.filter((one) => one !== null);
  const words =
    known.length === 0
      ? t.noCourse({ label })
      : t.course({
          label,
          last: write(known.at(-1) ?? 0),
          low: write(Math.min(...known)),
          high: write(Math.max(...known)),
        });
  return (
    <div className={classes.tile} data-bad={isBad || undefined}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.number}>
        <span className={classes.value}>{write(value)}</span>
        {aside ? <span className={classes.aside}>{aside}</span> : null}
        <svg
          className={classes.line}
          viewBox={`0 0 ${LINE_WIDTH} ${LINE_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words}
        >
          <path d={toPath(line)} />
        </svg>
      </dd>
    </div>
  );
}
