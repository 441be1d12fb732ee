import { type ComponentProps, useState } from 'react';
import { Field, type FieldParts } from '../Field/index.ts';
import classes from './OtpField.module.css';

export interface OtpFieldProps
  extends FieldParts, Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'maxLength'> {
  /** How many digits the code has. */
  length?: number;
  /** The digits so far, when the owner keeps them. */
  value?: string;
  /** Hears every change. */
  onChange?: (change: { value: string }) => void;
  /** The last digit is in, typed, pasted or filled in by the phone. */
  onComplete?: (code: { value: string }) => void;
}

/** A code from a mail or a phone. One input under drawn cells, so that pasting, autofill and ears work as ever. */
export function OtpField({
  label,
  hint,
  error,
  length = 6,
  value,
  onChange,
  onComplete,
  className = '',
  ...rest
}: OtpFieldProps) {
  const [typed, setTyped] = useState('');
  const code = value ?? typed;
  // Not `maxLength`: it would cut "123 456" before the space is taken out.
  const take = (text: string) => {
    const next = text.replace(/\D/g, '').slice(0, length);
    setTyped(next);
    if (next === code) return;
    onChange?.({ value: next });
    if (next.length === length) onComplete?.({ value: next });
  };
  return (
    <Field label={label} hint={hint} error={error} id={rest.id} className={className}>
      {(wiring) => (
        <div className={classes.row} style={{ aspectRatio: `${length} / 1.2`, maxInlineSize: length * 52 }}>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`\\d{${length}}`}
            {...rest}
            {...wiring}
            className={classes.input}
            value={code}
            onChange={(event) => take(event.target.value)}
            // What is drawn has its cursor behind the last digit; the real one must stand there too.
            onSelect={({ currentTarget: input }) => {
              const isAllSelected = input.selectionStart === 0 && input.selectionEnd === code.length;
              if (!isAllSelected) input.setSelectionRange(code.length, code.length);
            }}
          />
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              className={classes.cell}
              data-next={index === Math.min(code.length, length - 1) || undefined}
            >
              {code[index]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
