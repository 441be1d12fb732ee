import { TextField, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { PasswordMeter } from './PasswordMeter.tsx';
import { formWords } from './words.ts';

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
