import { Button, Notice, OtpField, TextField, useWords } from '@plaza/design-system';
import { ApiError } from '@plaza/shell-contract';
import { useRef, useState } from 'react';
import formClasses from '../forms/forms.module.css';
import { missingOtp } from '../forms/missingOtp.ts';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { signupWords } from './words.ts';

/** The code of the mail. After a reload the address has to be told again. */
export function OtpForm({ email }: { email: string }) {
  const t = useWords(signupWords);
  const { api, enter, navigate, toasts } = useHost();
  const typed = useRef<HTMLInputElement>(null);
  const { form, status, whole, errorOf } = useForm({
    fields: ['email', 'otp'],
    check: (entered) => ({
      email: email || entered.email.trim() ? undefined : t.emailMissing,
      otp: missingOtp(entered.otp),
    }),
    async send(entered) {
      const body = { email: email || entered.email.trim(), otp: entered.otp };
      const opened = await api.call('POST /auth/verify', { body });
      toasts.say({ tone: 'good', message: t.verified });
      await enter(opened);
      if (opened.has_password === false) {
        const action = { label: t.setPassword, onAct: () => navigate('/settings') };
        toasts.say({ message: t.withoutPassword, action, stays: true });
      }
    },
    about: { 'auth.wrong-otp': 'otp' },
    explain: (apiError) => (apiError ? t.verifyFailed({ why: apiError.message }) : t.later),
  });

  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      {email ? null : (
        <TextField
          ref={typed}
          label={t.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          error={errorOf('email')}
        />
      )}
      <OtpField label={t.otp} name="otp" autoFocus required data-again="" error={errorOf('otp')} />
      <Button type="submit" wide busy={status === 'sending'}>
        {t.verify}
      </Button>
      <ResendCode emailNow={() => email || (typed.current?.value.trim() ?? '')} />
    </form>
  );
}

type Resending = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; words: string };

/** Another mail, for when the first one does not come. */
function ResendCode({ emailNow }: { emailNow(): string }) {
  const t = useWords(signupWords);
  const { api } = useHost();
  const [resending, setResending] = useState<Resending>({ status: 'idle' });
  const resend = async () => {
    const email = emailNow();
    if (!email) return setResending({ status: 'failed', words: t.emailFirst });
    setResending({ status: 'sending' });
    try {
      await api.call('POST /auth/resend', { body: { email } });
      setResending({ status: 'sent' });
    } catch (error) {
      const words = error instanceof ApiError ? error.message : t.later;
      setResending({ status: 'failed', words });
    }
  };
  return (
    <>
      <Button variant="ghost" wide busy={resending.status === 'sending'} onClick={() => void resend()}>
        {t.resend}
      </Button>
      {resending.status === 'sent' ? <Notice tone="good">{t.resent}</Notice> : null}
      {resending.status === 'failed' ? <Notice tone="bad">{resending.words}</Notice> : null}
    </>
  );
}
