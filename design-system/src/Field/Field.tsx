import { type ReactNode, useId, useState } from 'react';
import { CircleAlert } from 'lucide';
import { Icon } from '../Icon/index.ts';
import classes from './Field.module.css';

/** What every field says around its control. */
export interface FieldParts {
  /** What the field asks for. Always visible. */
  label: string;
  /** Help before one types. */
  hint?: ReactNode;
  /** What is wrong and what helps. Turns the field rose; read out where the focus is, so lead it here. */
  error?: ReactNode;
}

/** What the control needs so that ears connect it with the words around it. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends Omit<FieldParts, 'label'> {
  label: ReactNode;
  id: string | undefined;
  className: string;
  /** What is wrong may come while the focus is elsewhere: a drop brings no focus. */
  isAlwaysLive?: boolean;
  children: (wiring: FieldWiring) => ReactNode;
}

/**
 * Label, hint and error around one control. A part of the fields, not for screens. Ears hear the error once: at once
 * where the focus is here, and else when the form leads the focus here, because it describes the control.
 */
export function Field({ label, hint, error, id, className, isAlwaysLive = false, children }: FieldProps) {
  // 'led' came because of the error, and has heard it as the description of the control.
  const [focus, setFocus] = useState<'elsewhere' | 'here' | 'led'>('elsewhere');
  if (focus === 'led' && !error) setFocus('here');
  const madeId = useId();
  const controlId = id ?? madeId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <div
      className={`${classes.field} ${className}`}
      data-status={error ? 'failed' : undefined}
      onFocus={() => setFocus(error ? 'led' : 'here')}
      onBlur={() => setFocus('elsewhere')}
    >
      <label className={classes.label} htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {/* Always there, because a live region that arrives with its words is not read. */}
      <div
        className={classes.error}
        id={errorId}
        aria-live={focus === 'here' || isAlwaysLive ? 'polite' : undefined}
      >
        {error ? (
          <>
            <Icon icon={CircleAlert} />
            <span>{error}</span>
          </>
        ) : null}
      </div>
      {hint ? (
        <div className={classes.hint} id={hintId}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
