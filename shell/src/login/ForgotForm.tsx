import { Button, Notice, TextField } from '@plaza/design-system';
import formClasses from '../forms/forms.module.css';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { loginAddress } from './loginViews.ts';

/** Asks for the mail that lets one choose a new password. */
export function ForgotForm() {
  const { api, toasts, navigate, address$ } = useHost();
  const { form, status, whole, errorOf } = useForm({
    fields: ['emailOrUsername'],
    check: ({ emailOrUsername }) => ({
      emailOrUsername: emailOrUsername.trim() ? undefined : 'Please enter your email or username.',
    }),
    async send({ emailOrUsername }) {
      await api.call('POST /auth/forgot', { body: { emailOrUsername: emailOrUsername.trim() } });
      toasts.say({ tone: 'good', message: 'Password reset link sent to your email!' });
      navigate(loginAddress('resetPassword', address$.getValue()));
    },
    explain: (refusal) =>
      refusal
        ? `Failed to send reset link: ${refusal.message}`
        : 'An error occurred. Please try again later...',
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        label="Email or Username"
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
        Send Reset Link
      </Button>
    </form>
  );
}
