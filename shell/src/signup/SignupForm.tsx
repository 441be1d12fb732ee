import { Button, Notice, TextField, TextLink } from '@plaza/design-system';
import { useState } from 'react';
import { brand } from '../brand.ts';
import { checkNewPassword } from '../forms/checkNewPassword.ts';
import formClasses from '../forms/forms.module.css';
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { loginAddress } from '../login/loginViews.ts';
import { newSecret } from '../session/secret.ts';
import { signupStep } from './signupViews.ts';

/** Who one wants to be here; a mail then asks whether the address is one's own. */
export function SignupForm({ onSent }: { onSent(sent: { email: string }): void }) {
  const { api, navigate, address$ } = useHost();
  const here = useSubject(address$);
  const [known, setKnown] = useState({ name: '', username: '', email: '' });
  const { form, status, whole, errorOf } = useForm({
    fields: ['name', 'username', 'email', 'password', 'confirm'],
    check: (entered) => ({
      ...checkNewPassword(entered, 'Passwords do not match'),
      name: entered.name.trim() ? undefined : 'Please enter your name.',
      username: entered.username.trim() ? undefined : `Please choose a ${brand.idName}.`,
      email: entered.email.trim() ? undefined : 'Please enter your email.',
    }),
    async send({ name, username, email, password }) {
      const who = { name: name.trim(), username: username.trim(), email: email.trim() };
      await api.call('POST /auth/register', { body: { ...who, ...(await newSecret(password)) } });
      onSent(who);
      navigate(signupStep('verify', address$.getValue().search));
    },
    about: { 'auth.username-taken': 'username', 'auth.weak-password': 'password' },
    explain: (refusal) =>
      refusal ? `Registration failed: ${refusal.message}` : 'An error occurred. Please try again later...',
  });

  return (
    <>
      <form {...form} className={formClasses['form']}>
        {whole ? <Notice tone="bad">{whole}</Notice> : null}
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          autoFocus
          required
          maxLength={80}
          data-again=""
          error={errorOf('name')}
          onChange={({ value: name }) => setKnown({ ...known, name })}
        />
        <TextField
          label={`Create your ${brand.idName}`}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={30}
          hint="People find you by it. Letters, digits, dots, dashes or underscores."
          error={errorOf('username')}
          onChange={({ value: username }) => setKnown({ ...known, username })}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          error={errorOf('email')}
          onChange={({ value: email }) => setKnown({ ...known, email })}
        />
        <NewPasswordFields label="Password" errorOf={errorOf} known={Object.values(known)} />
        <Button type="submit" wide busy={status === 'sending'}>
          Sign Up
        </Button>
      </form>
      <div className={formClasses['links']}>
        <p>
          Already in {brand.name}? <TextLink href={loginAddress('choose', here)}>Login</TextLink>
        </p>
      </div>
    </>
  );
}
