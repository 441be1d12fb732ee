import { Button, Notice, TextField, TextLink, VisuallyHidden } from '@plaza/design-system';
import { brand } from '../brand.ts';
import formClasses from '../forms/forms.module.css';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { loginAddress, signupAddress } from './loginViews.ts';

/** Name and password, and honest words when they do not open the door. */
export function LoginForm() {
  const { logIn, address$ } = useHost();
  const here = useSubject(address$);
  const { form, status, whole, code, errorOf } = useForm({
    fields: ['emailOrUsername', 'password'],
    check: ({ emailOrUsername, password }) => ({
      emailOrUsername: emailOrUsername.trim() ? undefined : 'Please enter your email or username.',
      password: password ? undefined : 'Please enter your password.',
    }),
    send: ({ emailOrUsername, password }) => logIn(emailOrUsername.trim(), password),
    explain: (refusal) =>
      refusal
        ? `Login failed: ${refusal.message}`
        : 'An error occurred during login. Please try again later.',
  });

  return (
    <>
      <form {...form} className={formClasses['form']}>
        {whole ? (
          <Notice
            tone="bad"
            action={
              code === 'auth.unverified' ? (
                <TextLink href="/signup?view=verify">Enter your code</TextLink>
              ) : null
            }
          >
            {whole}
          </Notice>
        ) : null}
        <TextField
          label="Email or Username"
          name="emailOrUsername"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          maxLength={254}
          error={errorOf('emailOrUsername')}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          data-again=""
          error={errorOf('password')}
        />
        <Button type="submit" wide busy={status === 'sending'}>
          Sign In
        </Button>
        <VisuallyHidden role="status">{status === 'sending' ? 'Signing in' : ''}</VisuallyHidden>
      </form>
      <div className={formClasses['links']}>
        <p>
          Forgot your password? <TextLink href={loginAddress('forgotPassword', here)}>Reset it here</TextLink>
        </p>
        <p>
          New to {brand.name}? <TextLink href={signupAddress(here)}>Sign Up</TextLink>
        </p>
      </div>
    </>
  );
}
