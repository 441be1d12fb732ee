import { type ComponentProps, useId } from 'react';
import { Star } from 'lucide-react';
import { useWords } from '../language/index.ts';
import { starWords } from './words.ts';
import classes from './StarRating.module.css';

const steps = [1, 2, 3, 4, 5] as const;

export interface StarRatingProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** What is rated. */
  label: string;
  /** The stars that are on, 0 to 5; only whole ones can be given, an average may lie between. */
  value: number;
  /** Hears each choice, 1 to 5. Without it the stars are only shown. */
  onChange?: (change: { value: number }) => void;
  /** How large a star is. */
  size?: 's' | 'm';
}

/** One to five stars. Five radios underneath: one stop for Tab, arrows choose. */
export function StarRating({ label, value, onChange, size = 'm', className = '', ...rest }: StarRatingProps) {
  const t = useWords(starWords);
  const name = useId();
  const words = t.shown({ label, value: Number(value.toFixed(1)) });
  if (!onChange) {
    return (
      <span className={`${classes.stars} ${className}`} data-size={size} role="img" aria-label={words}>
        {steps.map((step) => (
          <span key={step} className={classes.shown}>
            <Star />
            <Star className={classes.lit} style={{ clipPath: cut(value - step + 1) }} />
          </span>
        ))}
      </span>
    );
  }
  return (
    <fieldset {...rest} className={`${classes.stars} ${className}`} data-size={size}>
      <legend className={classes.legend}>{label}</legend>
      {steps.map((step) => (
        <label key={step} className={classes.star} data-lit={step <= value || undefined}>
          <input
            type="radio"
            name={name}
            value={step}
            checked={step === value}
            aria-label={t.step({ count: step })}
            onChange={() => onChange({ value: step })}
          />
          <Star />
        </label>
      ))}
    </fieldset>
  );
}

/** Shows this share of a star, from its beginning. */
function cut(share: number): string {
  return `inset(0 ${100 - Math.max(0, Math.min(1, share)) * 100}% 0 0)`;
}
