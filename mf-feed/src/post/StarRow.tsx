import { useWords } from '@plaza/design-system';
import { useId } from 'react';
import { postWords } from './words.ts';
import classes from './StarRow.module.css';

const steps = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof steps)[number];

export interface StarRowProps {
  /** One's own stars. */
  value: Stars | null;
  /** Hears each choice, also the same one again. */
  onPick: (pick: { value: Stars }) => void;
}

/**
 * One to five stars to give. Five radios, as in the design system's StarRating; here each star is two elements and not
 * four, because a feed shows many, and the star that is given already can be pressed again.
 */
export function StarRow({ value, onPick }: StarRowProps) {
  const t = useWords(postWords);
  const name = useId();
  return (
    <fieldset className={classes.stars} data-given={value ?? undefined}>
      <legend className={classes.legend}>{t.yourStars}</legend>
      {steps.map((step) => (
        <label key={step} className={classes.star} data-lit={step <= (value ?? 0) || undefined}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            aria-label={t.stars({ count: step })}
            checked={step === value}
            onChange={() => onPick({ value: step })}
            onClick={() => {
              if (step === value) onPick({ value: step });
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}
