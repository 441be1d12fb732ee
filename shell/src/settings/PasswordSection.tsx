import { Button, Notice, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { checkNewPassword } from '../forms/newPassword.ts';
import formClasses from '../forms/forms.module.css';
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx';
import { formWords } from '../forms/words.ts';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { copyForNewPassword } from '../keys/newCopies.ts';
import { newSecret, presentSecret } from '../session/secret.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useProven } from '../proof/useProven.ts';
import type { SectionProps } from './SettingsSection.ts';
import classes from './settings.module.css';
import { settingsWords } from './words.ts';

/** Another password; every other session of the account ends with the old one. */
export function PasswordSection({ account, onChanged }: SectionProps) {
  const t = useWords(settingsWords);
  const { api, keys, toasts } = useHost();
  const proven = useProven();
  const [round, setRound] = useState(0);
  const { has_password: hasPassword, username } = account;
  const { form, status, whole, errorOf } = useForm({
    fields: ['current', 'password', 'confirm'],
    check: (entered) => ({
      ...checkNewPassword(entered, formWords.now.mismatch, [account.name, username, account.email]),
      current: !hasPassword || entered.current ? undefined : t.currentMissing,
    }),
    async send({ current, password }) {
      const present = hasPassword ? await presentSecret(api, username, current) : {};
      const next = asNext(await newSecret(api, account, password));
      const proved = { api, keys, present: hasPassword ? present : undefined };
      const keyCopy = await copyForNewPassword({ ...proved, password, current });
      const body = { ...present, ...next, ...(keyCopy && { keyCopy }) };
      await proven(() => api.call('POST /auth/password', { body }));
      toasts.say({ tone: 'good', message: t.passwordChanged });
      setRound((before) => before + 1);
      onChanged({ account: { ...account, has_password: true } });
    },
    about: { 'auth.wrong-password': 'current', 'auth.weak-password': 'password' },
    explain: (apiError) => apiError?.message ?? t.passwordFailed,
  });
  return (
    <form key={round} {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <CurrentPassword account={account} error={errorOf('current')} again />
      <NewPasswordFields
        label="newPassword"
        errorOf={errorOf}
        known={[account.name, username, account.email]}
      />
      <Button type="submit" className={classes['act'] ?? ''} busy={status === 'sending'}>
        {t.changePassword}
      </Button>
    </form>
  );
}

function asNext(secret: Awaited<ReturnType<typeof newSecret>>) {
  if (!('proof' in secret)) return { newPassword: secret.password };
  const { proof, salt, emailProof, emailSalt } = secret;
  return { newProof: proof, newSalt: salt, newEmailProof: emailProof, newEmailSalt: emailSalt };
}
