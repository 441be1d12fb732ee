import { TextField, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { formWords } from './words.ts';
import { passwordStrength, SHORTEST_PASSWORD } from './newPassword.ts';
import classes from './NewPasswordFields.module.css';

export interface NewPasswordFieldsProps {
  label: 'password' | 'newPassword';
  errorOf(field: 'password' | 'confirm'): string | undefined;
  /** What others know about the owner and would try first. */
  known?: readonly string[];
  autoFocus?: boolean;
}

/** A new password, twice; called `password` and `confirm` in the form around it. */
export function NewPasswordFields({ label, errorOf, known = [], autoFocus = false }: NewPasswordFieldsProps) {
  const t = useWords(formWords);
  const [typed, setTyped] = useState('');
  return (
    <>
      <TextField
        label={t[label]}
        name="password"
        type="password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        required
        maxLength={256}
        hint={<PasswordMeter password={typed} known={known} />}
        error={errorOf('password')}
        onChange={({ value }) => setTyped(value)}
      />
      <TextField
        label={t.confirmPassword}
        name="confirm"
        type="password"
        autoComplete="new-password"
        required
        maxLength={256}
        error={errorOf('confirm')}
      />
    </>
  );
}

/** The rule before one types, and how well one does while typing. */
export function PasswordMeter({ password, known }: { password: string; known?: readonly string[] }) {
  const t = useWords(formWords);
  const strength = passwordStrength(password, known);
  const words = t[strength];
  return (
    <span className={classes.meter} data-strength={strength}>
      <span className={classes.bar} aria-hidden="true" />
      {/* The rule itself describes the field; only what changes while one types is news. */}
      <span aria-live={password ? 'polite' : undefined}>
        {typeof words === 'string' ? words : words({ least: SHORTEST_PASSWORD })}
      </span>
    </span>
  );
}
