import { Button, Notice, TextField, TextLink, Rich, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { brand } from '../brand.ts';
import { checkNewPassword } from '../forms/newPassword.ts';
import formClasses from '../forms/forms.module.css';
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx';
import { formWords } from '../forms/words.ts';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { loginAddress } from '../login/loginViews.ts';
import { newSecret } from '../session/secret.ts';
import { invitationIn } from './invitationIn.ts';
import { signupStep } from './signupViews.ts';
import { signupWords } from './words.ts';

/** Who one wants to be here; a mail then asks whether the address is one's own. */
export function SignupForm({ onSent }: { onSent(sent: { email: string }): void }) {
  const t = useWords(signupWords);
  const { api, keys, navigate, address$ } = useHost();
  const here = useSubject(address$);
  const invitation = invitationIn(here.search);
  const [known, setKnown] = useState({ name: '', username: '', email: invitation?.email ?? '' });
  const { form, status, whole, errorOf } = useForm({
    fields: ['name', 'username', 'email', 'password', 'confirm'],
    check: (entered) => ({
      ...checkNewPassword(entered, formWords.now.mismatch, Object.values(known)),
      name: entered.name.trim() ? undefined : t.nameMissing,
      username: entered.username.trim() ? undefined : t.usernameMissing({ id: brand.idName }),
      email: entered.email.trim() ? undefined : t.emailMissing,
    }),
    async send({ name, username, email, password }) {
      const who = { name: name.trim(), username: username.trim(), email: email.trim() };
      const secret = await newSecret(api, who, password);
      const invite = invitation && { invite: invitation.invite };
      await api.call('POST /auth/register', { body: { ...who, ...invite, ...secret } });
      // The code of the mail begins the session; the keys of chat are made with it.
      keys.bring({ password, as: who.email });
      onSent(who);
      navigate(signupStep('verify', address$.getValue().search));
    },
    about: { 'auth.username-taken': 'username', 'auth.weak-password': 'password' },
    explain: (apiError) => (apiError ? t.failed({ why: apiError.message }) : t.later),
  });

  return (
    <>
      <form {...form} className={formClasses['form']}>
        {whole ? <Notice tone="bad">{whole}</Notice> : null}
        <TextField
          label={t.name}
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
          label={t.username({ id: brand.idName })}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={30}
          hint={t.usernameHint}
          error={errorOf('username')}
          onChange={({ value: username }) => setKnown({ ...known, username })}
        />
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={invitation?.email}
          readOnly={invitation !== undefined}
          hint={invitation ? t.invited : undefined}
          error={errorOf('email')}
          onChange={({ value: email }) => setKnown({ ...known, email })}
        />
        <NewPasswordFields label="password" errorOf={errorOf} known={Object.values(known)} />
        <Button type="submit" wide busy={status === 'sending'}>
          {t.signUp}
        </Button>
      </form>
      <div className={formClasses['links']}>
        <p>
          <Rich
            text={t.already({ brand: brand.name })}
            parts={{ link: (words) => <TextLink href={loginAddress('choose', here)}>{words}</TextLink> }}
          />
        </p>
      </div>
    </>
  );
}
