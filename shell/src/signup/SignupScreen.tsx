import { useWords } from '@plaza/design-system';
import { useState } from 'react';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { Door } from '../login/Door.tsx';
import { OtpForm } from './OtpForm.tsx';
import { SignupChoice } from './SignupChoice.tsx';
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
