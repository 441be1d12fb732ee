import { Button, Notice, TextField, useWords } from '@plaza/design-system';
import formClasses from '../forms/forms.module.css';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { loginAddress } from './loginViews.ts';
import { loginWords } from './forms.words.ts';

/** Asks for the mail that lets one choose a new password. */
export function ForgotForm() {
  const t = useWords(loginWords);
  const { api, toasts, navigate, address$ } = useHost();
  const { form, status, whole, errorOf } = useForm({
    fields: ['emailOrUsername'],
    check: ({ emailOrUsername }) => ({
      emailOrUsername: emailOrUsername.trim() ? undefined : t.emailOrUsernameMissing,
    }),
    async send({ emailOrUsername }) {
      await api.call('POST /auth/forgot', { body: { emailOrUsername: emailOrUsername.trim() } });
      toasts.say({ tone: 'good', message: t.linkSent });
      navigate(loginAddress('resetPassword', address$.getValue()));
    },
    explain: (apiError) => (apiError ? t.linkFailed({ why: apiError.message }) : t.later),
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        label={t.emailOrUsername}
        name="emailOrUsername"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
        maxLength={254}
        data-again=""
        error={errorOf('emailOrUsername')}
      />
      <Button type="submit" wide busy={status === 'sending'}>
        {t.sendLink}
      </Button>
    </form>
  );
}
