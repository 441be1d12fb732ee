import { drawings } from './drawings.tsx';
import classes from './Feeling.module.css';

export interface FeelingProps {
  emoji: string;
  /** Beside words that say the same. */
  'aria-hidden'?: 'true';
}

/**
 * A feeling, drawn by us: many machines have no font for emoji and would show an empty box. As large as the text around
 * it; ears hear the emoji. One that we have no drawing for is shown as it came.
 */
export function Feeling({ emoji, ...hidden }: FeelingProps) {
  const drawing = drawings[emoji] ?? drawings[`${emoji}\ufe0f`];
  if (!drawing) return <span {...hidden}>{emoji}</span>;
  const name = hidden['aria-hidden'] ? hidden : { role: 'img', 'aria-label': emoji };
  return (
    <svg className={classes.feeling} viewBox="0 0 24 24" focusable="false" {...name}>
      {drawing}
    </svg>
  );
}
