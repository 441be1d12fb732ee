import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide';
import { Icon } from '../Icon/index.ts';
import { Field, type FieldParts, fieldClasses } from '../Field/index.ts';
import classes from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends FieldParts, Omit<ComponentProps<'select'>, 'onChange' | 'multiple'> {
  /** What can be chosen, in this order. */
  options: readonly SelectOption[];
  /** Hears every choice. */
  onChange?: (change: { value: string }) => void;
}

/** One of a few, with the platform's own list: it is the best one on every phone. */
export function Select({ label, hint, error, options, onChange, className = '', ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} id={rest.id} className={className}>
      {(wiring) => (
        <div className={classes.row}>
          <select
            {...rest}
            {...wiring}
            className={`${fieldClasses.control} ${classes.select}`}
            onChange={(event) => onChange?.({ value: event.target.value })}
          >
            {options.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} className={classes.arrow} />
        </div>
      )}
    </Field>
  );
}
