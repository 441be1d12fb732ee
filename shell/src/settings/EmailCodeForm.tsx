import { Button, Notice, OtpField, useWords } from '@plaza/design-system';
import formClasses from '../forms/forms.module.css';
import { missingOtp } from '../forms/missingOtp.ts';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import classes from './settings.module.css';
import { settingsWords } from './words.ts';

interface EmailCodeFormProps {
  email: string;
  onCancel(): void;
  onDone(done: { email: string }): void;
}

/** The code of the mail to the new address. */
export function EmailCodeForm({ email, onCancel, onDone }: EmailCodeFormProps) {
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
