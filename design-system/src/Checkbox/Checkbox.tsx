import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldParts } from '../Field/index.ts';
import classes from './Checkbox.module.css';

export interface CheckboxProps
  extends Omit<FieldParts, 'label'>, Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  /** What one agrees to. A link in it stays a link. */
  label: ReactNode;
  /** Hears every turn. */
  onChange?: (change: { checked: boolean }) => void;
}

/** Yes or no, sent with the form. For what takes effect at once there is Switch. */
export function Checkbox({ label, hint, error, onChange, className = '', ...rest }: CheckboxProps) {
  return (
    <Field label={label} hint={hint} error={error} id={rest.id} className={`${classes.field} ${className}`}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          type="checkbox"
          className={classes.box}
          onChange={(event) => onChange?.({ checked: event.target.checked })}
        />
      )}
    </Field>
  );
}
