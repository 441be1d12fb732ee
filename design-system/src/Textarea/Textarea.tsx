import type { ComponentProps } from 'react';
import { Field, type FieldParts, fieldClasses } from '../Field/index.ts';
import classes from './Textarea.module.css';

export interface TextareaProps extends FieldParts, Omit<ComponentProps<'textarea'>, 'onChange'> {
  /** Hears every change. */
  onChange?: (change: { value: string }) => void;
}

/** Many lines of text. Begins with `rows` lines and grows with the words, where the browser can. They run the way that they are written. */
export function Textarea({ label, hint, error, rows = 3, onChange, className = '', ...rest }: TextareaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={rest.id} className={className}>
      {(wiring) => (
        <textarea
          dir="auto"
          {...rest}
          {...wiring}
          rows={rows}
          className={`${fieldClasses.control} ${classes.area}`}
          style={{ minBlockSize: `calc(${rows} * 1lh + 18px)`, ...rest.style }}
          onChange={(event) => onChange?.({ value: event.target.value })}
        />
      )}
    </Field>
  );
}
