import { Button, Notice, TextField } from '@plaza/design-system';
import { useState } from 'react';
import { checkNewPassword } from '../forms/checkNewPassword.ts';
import formClasses from '../forms/forms.module.css';
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { newSecret, presentSecret } from '../session/secret.ts';
import type { SectionProps } from './SettingsSection.ts';
import classes from './settings.module.css';

/** Another password; every other session of the account ends with the old one. */
export function PasswordSection({ account, onChanged }: SectionProps) {
  const { api, toasts } = useHost();
  const [round, setRound] = useState(0);
  const { has_password: hasPassword, username } = account;
  const { form, status, whole, errorOf } = useForm({
    fields: ['current', 'password', 'confirm'],
    check: (entered) => ({
      ...checkNewPassword(entered, 'Passwords do not match'),
      current: !hasPassword || entered.current ? undefined : 'Please enter your current password.',
    }),
    async send({ current, password }) {
      const present = hasPassword ? await presentSecret(api, username, current) : {};
      await api.call('POST /auth/password', { body: { ...present, ...asNext(await newSecret(password)) } });
      toasts.say({ tone: 'good', message: 'Your password is changed. Your other sessions have ended.' });
      setRound((before) => before + 1);
      onChanged({ account: { ...account, has_password: true } });
    },
    about: { 'auth.wrong-password': 'current', 'auth.weak-password': 'password' },
    explain: (refusal) => refusal?.message ?? 'Your password could not be changed. Please try again later.',
  });
  return (
    <form key={round} {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly autoComplete="username" value={username} />
      {hasPassword ? (
        <TextField
          label="Current Password"
          name="current"
          type="password"
          autoComplete="current-password"
          required
          data-again=""
          error={errorOf('current')}
        />
      ) : null}
      <NewPasswordFields
        label="New Password"
        errorOf={errorOf}
        known={[account.name, username, account.email]}
      />
      <Button type="submit" className={classes['act'] ?? ''} busy={status === 'sending'}>
        Change password
      </Button>
    </form>
  );
}

function asNext(secret: Awaited<ReturnType<typeof newSecret>>) {
  return 'proof' in secret
    ? { newProof: secret.proof, newSalt: secret.salt }
    : { newPassword: secret.password };
}
