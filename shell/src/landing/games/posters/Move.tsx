import type { CSSProperties, ReactNode } from 'react';
import classes from './Poster.module.css';

export interface MoveProps {
  /** `sway` goes there and back, `run` goes there and begins anew, `glow` dims and comes back. */
  how?: 'sway' | 'run' | 'glow';
  /** Where to, in units of the poster, and how far round in degrees. */
  x?: number;
  y?: number;
  r?: number;
  /** Seconds for one way, and how far along it stands while it is still. */
  s?: number;
  d?: number;
  /** What it turns around, within its own box. */
  at?: string;
  children: ReactNode;
}

/** A part of a poster that moves once the poster is alive. */
export function Move({
  how = 'sway',
  x = 0,
  y = 0,
  r = 0,
  s = 1.6,
  d = 0,
  at = 'center',
  children,
}: MoveProps) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--x': `${x}px`,
    '--y': `${y}px`,
    '--r': `${r}deg`,
    '--s': `${s}s`,
    '--d': `${-d}s`,
    '--at': at,
  };
  return (
    <g className={classes[how]} style={style}>
      {children}
    </g>
  );
}
