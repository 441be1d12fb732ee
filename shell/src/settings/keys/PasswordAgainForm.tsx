import { Button, Notice, TextField, useWords } from '@plaza/design-system';
import formClasses from '../../forms/forms.module.css';
import { useForm } from '../../forms/useForm.ts';
import classes from './keys.module.css';
import { useProofByPassword } from '../../proof/useProofByPassword.ts';
import { keyWords } from '../../keys/words.ts';

interface PasswordAgainFormProps {
  label: string;
  hint?: string;
  go: string;
  /** What the password is for, once the server has said that it is the right one. */
  onProven(password: string): Promise<void>;
}

/** The password once more, for something that it shall open. */
export function PasswordAgainForm({ label, hint, go, onProven }: PasswordAgainFormProps) {
  const t = useWords(keyWords);
  const proveBy = useProofByPassword();
  const { form, status, whole, errorOf } = useForm({
    fields: ['password'],
    check: ({ password }) => ({ password: password ? undefined : t.passwordMissing }),
    async send({ password }) {
      // The server says whether it is the right one: a copy for another would open nothing.
      await proveBy(password);
      await onProven(password);
    },
    about: { 'auth.wrong-password': 'password' },
    explain: (apiError) => apiError?.message ?? t.wentWrong,
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        label={label}
        hint={hint}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        data-again=""
        error={errorOf('password')}
      />
      <Button type="submit" className={classes['act'] ?? ''} busy={status === 'sending'}>
        {go}
      </Button>
    </form>
  );
}
