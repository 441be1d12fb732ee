import { Button, Notice } from '@plaza/design-system';
import formClasses from '../forms/forms.module.css';
import { missingOtp, OtpField, otpIn } from '../forms/OtpField.tsx';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import classes from './settings.module.css';

interface EmailCodeFormProps {
  email: string;
  onCancel(): void;
  onDone(done: { email: string }): void;
}

/** The code of the mail to the new address. */
export function EmailCodeForm({ email, onCancel, onDone }: EmailCodeFormProps) {
  const { api, sessions, toasts } = useHost();
  const { form, status, whole, errorOf } = useForm({
    fields: ['otp'],
    check: ({ otp }) => ({ otp: missingOtp(otp) }),
    async send({ otp }) {
      const changed = await api.call('POST /auth/email/verify', { body: { otp: otpIn(otp) } });
      sessions.update({ email: changed.email });
      toasts.say({ tone: 'good', message: 'Your email is changed.' });
      onDone({ email: changed.email });
    },
    about: { 'auth.wrong-otp': 'otp' },
    explain: (refusal) => refusal?.message ?? 'Your email could not be changed. Please try again later.',
  });
  return (
    <form {...form} className={formClasses['form']}>
      <p className={classes['words']}>A mail with a code of six digits is on its way to {email}.</p>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <OtpField label="Code" error={errorOf('otp')} />
      <div className={classes['acts']}>
        <Button type="submit" busy={status === 'sending'}>
          Confirm email
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
