import { type ComponentProps, type CSSProperties, useId } from 'react';
import { useWords } from '../language/index.ts';
import { starWords } from './words.ts';
import classes from './StarRating.module.css';

const steps = [1, 2, 3, 4, 5] as const;

export interface StarRatingProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** What is rated. */
  label: string;
  /** The stars that are on, 0 to 5; only whole ones can be given, an average may lie between. */
  value: number;
  /** Hears each choice, 1 to 5, also of the star that is given already. Without it the stars are only shown. */
  onChange?: (change: { value: 1 | 2 | 3 | 4 | 5 }) => void;
  /** How large a star is. */
  size?: 's' | 'm';
}

/**
 * One to five stars. Five radios underneath: one stop for Tab, arrows choose. A star is drawn by the sheet and not by
 * elements: a page may show a hundred rows of them.
 */
export function StarRating({ label, value, onChange, size = 'm', className = '', ...rest }: StarRatingProps) {
  const t = useWords(starWords);
  const name = useId();
  if (!onChange) {
    const given = Math.max(0, Math.min(5, value));
    return (
      <span
        className={`${classes.shown} ${className}`}
        data-size={size}
        role="img"
        aria-label={t.shown({ label, value: Number(value.toFixed(1)) })}
        // The type knows no properties of one's own.
        style={{ '--given': given / 5 } as CSSProperties}
      />
    );
  }
  return (
    // Named by a label of its own: a legend would be read a second time, as words on the page.
    <fieldset aria-label={label} {...rest} className={`${classes.stars} ${className}`} data-size={size}>
      {steps.map((step) => (
        <label key={step} className={classes.star} data-lit={step <= value || undefined}>
          <input
            type="radio"
            name={name}
            value={step}
            className={classes.input}
            checked={step === value}
            aria-label={t.step({ count: step })}
            onChange={() => onChange({ value: step })}
            onClick={() => {
              if (step === value) onChange({ value: step });
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}
