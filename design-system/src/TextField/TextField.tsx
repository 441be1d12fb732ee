import { type ComponentProps, useState } from 'react';
import { Eye, EyeOff } from 'lucide';
import { Icon } from '../Icon/index.ts';
import { Field, type FieldParts, fieldClasses } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useWords } from '../language/index.ts';
import { commonWords } from '../texts/words.ts';
import classes from './TextField.module.css';

export interface TextFieldProps extends FieldParts, Omit<ComponentProps<'input'>, 'onChange'> {
  /** Hears every change. */
  onChange?: (change: { value: string }) => void;
}

/**
 * One line of text. `className` dresses the whole field; everything else, `ref` too, goes to the input,
 * because that is where `name`, `autoComplete` or `focus()` belong.
 */
export function TextField({
  label,
  hint,
  error,
  type = 'text',
  onChange,
  className = '',
  ...rest
}: TextFieldProps) {
  const t = useWords(commonWords);
  const [isShown, setIsShown] = useState(false);
  const isSecret = type === 'password';
  return (
    <Field label={label} hint={hint} error={error} id={rest.id} className={className}>
      {(wiring) => (
        <div className={classes.row}>
          <input
            dir={type === 'text' || type === 'search' ? 'auto' : undefined}
            {...rest}
            {...wiring}
            className={fieldClasses.control}
            type={isSecret && isShown ? 'text' : type}
            onChange={(event) => onChange?.({ value: event.target.value })}
          />
          {isSecret ? (
            <IconButton
              className={classes.eye}
              label={isShown ? t.hidePassword : t.showPassword}
              disabled={rest.disabled}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <Icon icon={EyeOff} /> : <Icon icon={Eye} />}
            </IconButton>
          ) : null}
        </div>
      )}
    </Field>
  );
}
