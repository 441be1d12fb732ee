import { Button, Notice, OtpField, Rich, TextField, useWords } from '@plaza/design-system';
import { useState } from 'react';
import formClasses from '../forms/forms.module.css';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { newEmailSecret, presentSecret } from '../session/secret.ts';
import { missingOtp } from '../forms/missingOtp.ts';
import type { Account, SectionProps } from './SettingsSection.ts';
import classes from './settings.module.css';
import { settingsWords } from './words.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

/** Another address, once the mail to it has been read. */
export function EmailSection({ account, onChanged }: SectionProps) {
  const t = useWords(settingsWords);
  const [asked, setAsked] = useState<string>();
  const now = (
    <p className={classes['words']}>
      <Rich
        text={t.mailGoesTo({ email: account.email })}
        parts={{ strong: (words) => <strong>{words}</strong> }}
      />
    </p>
  );
  if (!account.has_password) {
    return (
      <>
        {now}
        <p className={classes['words']}>{t.passwordFirst}</p>
      </>
    );
  }
  if (asked === undefined) {
    return (
      <>
        {now}
        <EmailForm account={account} onSent={({ email }) => setAsked(email)} />
      </>
    );
  }
  return (
    <EmailCodeForm
      email={asked}
      onCancel={() => setAsked(undefined)}
      onDone={({ email }) => {
        setAsked(undefined);
        onChanged({ account: { ...account, email } });
      }}
    />
  );
}

/** Asks for a mail with a code to another address. */
function EmailForm(props: { account: Account; onSent(sent: { email: string }): void }) {
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

interface EmailCodeFormProps {
  email: string;
  onCancel(): void;
  onDone(done: { email: string }): void;
}

/** The code of the mail to the new address. */
function EmailCodeForm({ email, onCancel, onDone }: EmailCodeFormProps) {
  const t = useWords(settingsWords);
  const { api, sessions, toasts } = useHost();
  const { form, status, whole, errorOf } = useForm({
    fields: ['otp'],
    check: ({ otp }) => ({ otp: missingOtp(otp) }),
    async send({ otp }) {
      const changed = await api.call('POST /auth/email/verify', { body: { otp } });
      sessions.update({ email: changed.email });
      toasts.say({ tone: 'good', message: t.emailChanged });
      onDone({ email: changed.email });
    },
    about: { 'auth.wrong-otp': 'otp' },
    explain: (apiError) => apiError?.message ?? t.emailFailed,
  });
  return (
    <form {...form} className={formClasses['form']}>
      <p className={classes['words']}>{t.codeSent({ email })}</p>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <OtpField label={t.code} name="otp" autoFocus required data-again="" error={errorOf('otp')} />
      <div className={classes['acts']}>
        <Button type="submit" busy={status === 'sending'}>
          {t.confirmEmail}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
