import { Button, Notice, TextField, useWords } from '@plaza/design-system';
import formClasses from '../forms/forms.module.css';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { newEmailSecret, presentSecret } from '../session/secret.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { Account } from './SettingsSection.ts';
import classes from './settings.module.css';
import { settingsWords } from './words.ts';

/** Asks for a mail with a code to another address. */
export function EmailForm(props: { account: Account; onSent(sent: { email: string }): void }) {
  const t = useWords(settingsWords);
  const { api } = useHost();
  const { form, status, whole, errorOf } = useForm({
    fields: ['email', 'current'],
    check: ({ email, current }) => ({
      email: email.trim() ? undefined : t.emailMissing,
      current: current ? undefined : t.currentMissing,
    }),
    async send({ email, current }) {
      const secret = {
        ...(await presentSecret(api, props.account.username, current)),
        ...(await newEmailSecret(api, email.trim(), current)),
      };
      await api.call('POST /auth/email', { body: { email: email.trim(), ...secret } });
      props.onSent({ email: email.trim() });
    },
    about: { 'auth.wrong-password': 'current' },
    explain: (apiError) => apiError?.message ?? t.mailFailed,
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        label={t.newEmail}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        data-again=""
        error={errorOf('email')}
      />
      <CurrentPassword account={props.account} error={errorOf('current')} />
      <Button type="submit" className={classes['act'] ?? ''} busy={status === 'sending'}>
        {t.changeEmail}
      </Button>
    </form>
  );
}
