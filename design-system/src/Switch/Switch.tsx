import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './Switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  /** What it turns on. */
  label: string;
  /** Whether it is on. */
  checked: boolean;
  /** A sentence more, where the label is not enough. */
  hint?: ReactNode;
  /** Hears every turn. The change counts at once; a form with a Save button wants a checkbox. */
  onChange?: (change: { checked: boolean }) => void;
}

/** On or off, at once. Everything but `className` goes to the input. */
export function Switch({ label, checked, hint, onChange, className = '', ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={className}>
      <label className={classes.switch}>
        <span className={classes.words}>{label}</span>
        <input
          {...rest}
          className={classes.track}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onChange?.({ checked: event.target.checked })}
        />
      </label>
      {hint ? (
        <div className={classes.hint} id={hintId}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
