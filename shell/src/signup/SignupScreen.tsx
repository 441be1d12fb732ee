import { Button, Icon, Rich, TextLink, useWords } from '@plaza/design-system';
import { Mail } from 'lucide';
import { useState } from 'react';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { Door } from '../login/Door.tsx';
import formClasses from '../forms/forms.module.css';
import { loginAddress } from '../login/loginViews.ts';
import { OtherWays } from '../login/OtherWays.tsx';
import { OtpForm } from './OtpForm.tsx';
import { SignupForm } from './SignupForm.tsx';
import { signupStep, signupViewOf } from './signupViews.ts';
import { signupWords } from './words.ts';

/** From stranger to member: how, who, and the code of the mail. */
export function SignupScreen() {
  const t = useWords(signupWords);
  const { address$ } = useHost();
  const { search } = useSubject(address$);
  const [email, setEmail] = useState('');
  switch (signupViewOf(search)) {
    case 'choose':
      return (
        <Door title={t.join({ brand: brand.name })} words={t.joinWords}>
          <SignupChoice />
        </Door>
      );
    case 'emailSignup':
      return (
        <Door title={t.title} words={t.titleWords} back={signupStep('choose', search)}>
          <SignupForm onSent={(sent) => setEmail(sent.email)} />
        </Door>
      );
    case 'verify':
      return (
        <Door
          title={t.mail}
          words={email ? t.mailSentTo({ email }) : t.mailSent}
          back={signupStep('emailSignup', search)}
        >
          <OtpForm email={email} />
        </Door>
      );
  }
}

/** The ways to become a member. */
function SignupChoice() {
  const t = useWords(signupWords);
  const { address$, navigate } = useHost();
  const here = useSubject(address$);
  return (
    <>
      <div className={formClasses['choices']}>
        <Button
          wide
          icon={<Icon icon={Mail} />}
          onClick={() => navigate(signupStep('emailSignup', here.search))}
        >
          {t.viaEmail}
        </Button>
        <OtherWays verb="signUpWith" />
      </div>
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
