import { Button, Notice, TextField } from '@plaza/design-system';
import { useRef } from 'react';
import formClasses from '../forms/forms.module.css';
import { missingOtp, OtpField, otpIn } from '../forms/OtpField.tsx';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { ResendCode } from './ResendCode.tsx';

/** The code of the mail. After a reload the address has to be told again. */
export function OtpForm({ email }: { email: string }) {
  const { api, sessions, toasts } = useHost();
  const typed = useRef<HTMLInputElement>(null);
  const { form, status, whole, errorOf } = useForm({
    fields: ['email', 'otp'],
    check: (entered) => ({
      email: email || entered.email.trim() ? undefined : 'Please enter your email.',
      otp: missingOtp(entered.otp),
    }),
    async send(entered) {
      const body = { email: email || entered.email.trim(), otp: otpIn(entered.otp) };
      const opened = await api.call('POST /auth/verify', { body });
      toasts.say({ tone: 'good', message: 'OTP Verified Successfully!' });
      sessions.begin(opened);
    },
    about: { 'auth.wrong-otp': 'otp' },
    explain: (refusal) =>
      refusal
        ? `OTP verification failed: ${refusal.message}`
        : 'An error occurred. Please try again later...',
  });

  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      {email ? null : (
        <TextField
          ref={typed}
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          error={errorOf('email')}
        />
      )}
      <OtpField label="Enter OTP" error={errorOf('otp')} />
      <Button type="submit" wide busy={status === 'sending'}>
        Verify OTP
      </Button>
      <ResendCode emailNow={() => email || (typed.current?.value.trim() ?? '')} />
    </form>
  );
}
