import { Button, Notice, TextField } from '@plaza/design-system';
import { checkNewPassword } from '../forms/checkNewPassword.ts';
import formClasses from '../forms/forms.module.css';
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { newSecret } from '../session/secret.ts';
import { loginAddress } from './loginViews.ts';

/** The token of the mail and a new password. */
export function ResetForm({ token }: { token: string }) {
  const { api, toasts, navigate, address$ } = useHost();
  const { form, status, whole, errorOf } = useForm({
    fields: ['token', 'password', 'confirm'],
    check: (entered) => ({
      ...checkNewPassword(entered, 'Passwords do not match!'),
      token: entered.token.trim() ? undefined : 'Please enter the token from the mail.',
    }),
    async send({ token: typed, password }) {
      const body = { token: typed.trim(), ...(await newSecret(password)) };
      await api.call('POST /auth/reset', { body });
      toasts.say({ tone: 'good', message: 'Password reset successfully!' });
      navigate(loginAddress('emailLogin', address$.getValue()));
    },
    about: { 'auth.wrong-reset': 'token', 'auth.weak-password': 'password' },
    explain: (refusal) =>
      refusal ? `Password reset failed: ${refusal.message}` : 'An error occurred. Please try again later...',
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        // A link in a mail may be opened while this form is there.
        key={token}
        label="Password Reset Token"
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
      <NewPasswordFields label="New Password" errorOf={errorOf} autoFocus={Boolean(token)} />
      <Button type="submit" wide busy={status === 'sending'}>
        Reset Password
      </Button>
    </form>
  );
}
