import { Button, Notice, TextField, TextLink, VisuallyHidden, Rich, useWords } from '@plaza/design-system';
import { brand } from '../brand.ts';
import formClasses from '../forms/forms.module.css';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { canUsePasskeys } from '../session/canUsePasskeys.ts';
import { loginAddress, signupAddress } from './loginViews.ts';
import { PasskeyButton, usePasskeyOffer } from './PasskeyButton.tsx';
import { loginWords } from './forms.words.ts';
import { doorWords } from './words.ts';

/** The second comes to every browser that signed up lately, for any name: which one waits is told to nobody. */
const WAITS_FOR_CODE = new Set(['auth.unverified', 'auth.wrong-or-waiting']);

/** Name and password, and honest words when they do not open the door. */
export function LoginForm() {
  const t = useWords(loginWords);
  const door = useWords(doorWords);
  const { logIn, address$ } = useHost();
  const here = useSubject(address$);
  usePasskeyOffer();
  const { form, status, whole, code, errorOf } = useForm({
    fields: ['emailOrUsername', 'password'],
    check: ({ emailOrUsername, password }) => ({
      emailOrUsername: emailOrUsername.trim() ? undefined : t.emailOrUsernameMissing,
      password: password ? undefined : t.passwordMissing,
    }),
    send: ({ emailOrUsername, password }) => logIn(emailOrUsername.trim(), password),
    explain: (apiError) => (apiError ? t.failed({ why: apiError.message }) : door.noLogin),
  });

  return (
    <>
      <form {...form} className={formClasses['form']}>
        {whole ? (
          <Notice
            tone="bad"
            action={
              code && WAITS_FOR_CODE.has(code) ? (
                <TextLink href="/signup?view=verify">{t.enterCode}</TextLink>
              ) : null
            }
          >
            {whole}
          </Notice>
        ) : null}
        <TextField
          label={t.emailOrUsername}
          name="emailOrUsername"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          maxLength={254}
          error={errorOf('emailOrUsername')}
        />
        <TextField
          label={t.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          data-again=""
          error={errorOf('password')}
        />
        <Button type="submit" wide busy={status === 'sending'}>
          {t.signIn}
        </Button>
        {canUsePasskeys() ? <PasskeyButton /> : null}
        <VisuallyHidden aria-live="polite">{status === 'sending' ? door.signingIn : ''}</VisuallyHidden>
      </form>
      <div className={formClasses['links']}>
        <p>
          <Rich
            text={t.forgot}
            parts={{
              link: (words) => <TextLink href={loginAddress('forgotPassword', here)}>{words}</TextLink>,
            }}
          />
        </p>
        <p>
          <Rich
            text={door.newHere({ brand: brand.name })}
            parts={{ link: (words) => <TextLink href={signupAddress(here)}>{words}</TextLink> }}
          />
        </p>
      </div>
    </>
  );
}
