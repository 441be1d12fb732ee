import { Button, Notice, TextField } from '@plaza/design-system';
import formClasses from '../forms/forms.module.css';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { presentSecret } from '../session/secret.ts';
import type { Account } from './SettingsSection.ts';
import classes from './settings.module.css';

/** Asks for a mail with a code to another address. */
export function EmailForm(props: { account: Account; onSent(sent: { email: string }): void }) {
  const { api } = useHost();
  const { form, status, whole, errorOf } = useForm({
    fields: ['email', 'current'],
    check: ({ email, current }) => ({
      email: email.trim() ? undefined : 'Please enter the new email.',
      current: current ? undefined : 'Please enter your current password.',
    }),
    async send({ email, current }) {
      const secret = await presentSecret(api, props.account.username, current);
      await api.call('POST /auth/email', { body: { email: email.trim(), ...secret } });
      props.onSent({ email: email.trim() });
    },
    about: { 'auth.wrong-password': 'current' },
    explain: (refusal) => refusal?.message ?? 'The mail could not be sent. Please try again later.',
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        label="New Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        data-again=""
        error={errorOf('email')}
      />
      <TextField
        label="Current Password"
        name="current"
        type="password"
        autoComplete="current-password"
        required
        error={errorOf('current')}
      />
      <Button type="submit" className={classes['act'] ?? ''} busy={status === 'sending'}>
        Change email
      </Button>
    </form>
  );
}
