import { Button, Notice, TextField, useWords } from '@plaza/design-system';
import formClasses from '../forms/forms.module.css';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { checkNewPassword } from '../forms/newPassword.ts';
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx';
import { newSecret } from '../session/secret.ts';
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

/** The token of the mail and a new password. */
export function ResetForm({ token }: { token: string }) {
  const t = useWords(loginWords);
  const { api, toasts, navigate, address$ } = useHost();
  const { form, status, whole, errorOf } = useForm({
    fields: ['token', 'password', 'confirm'],
    check: (entered) => ({
      ...checkNewPassword(entered, t.mismatch),
      token: entered.token.trim() ? undefined : t.tokenMissing,
    }),
    async send({ token: typed, password }) {
      const whose = { token: typed.trim() };
      const body = { ...whose, ...(await newSecret(api, whose, password)) };
      await api.call('POST /auth/reset', { body });
      toasts.say({ tone: 'good', message: t.resetDone });
      navigate(loginAddress('emailLogin', address$.getValue()));
    },
    about: { 'auth.wrong-reset': 'token', 'auth.weak-password': 'password' },
    explain: (apiError) => (apiError ? t.resetFailed({ why: apiError.message }) : t.later),
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        // A link in a mail may be opened while this form is there.
        key={token}
        label={t.token}
        name="token"
        defaultValue={token}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={!token}
        required
        maxLength={200}
        data-again=""
        error={errorOf('token')}
      />
      <Notice>{t.resetLoses}</Notice>
      <NewPasswordFields label="newPassword" errorOf={errorOf} autoFocus={Boolean(token)} />
      <Button type="submit" wide busy={status === 'sending'}>
        {t.reset}
      </Button>
    </form>
  );
}
