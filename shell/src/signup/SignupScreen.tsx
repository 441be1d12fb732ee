import { useState } from 'react';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { Door } from '../login/Door.tsx';
import { OtpForm } from './OtpForm.tsx';
import { SignupChoice } from './SignupChoice.tsx';
import { SignupForm } from './SignupForm.tsx';
import { signupStep, signupViewOf } from './signupViews.ts';

/** From stranger to member: how, who, and the code of the mail. */
export function SignupScreen() {
  const { address$ } = useHost();
  const { search } = useSubject(address$);
  const [email, setEmail] = useState('');
  switch (signupViewOf(search)) {
    case 'choose':
      return (
        <Door title={`Join ${brand.name}`} words="Free, and yours to leave at any time.">
          <SignupChoice />
        </Door>
      );
    case 'emailSignup':
      return (
        <Door title="Sign up" words="A minute, then you are in." back={signupStep('choose', search)}>
          <SignupForm onSent={(sent) => setEmail(sent.email)} />
        </Door>
      );
    case 'verify':
      return (
        <Door title="Look into your mail" words={mailWords(email)} back={signupStep('emailSignup', search)}>
          <OtpForm email={email} />
        </Door>
      );
  }
}

function mailWords(email: string): string {
  return email
    ? `A mail with a code of six digits is on its way to ${email}.`
    : 'We sent you a mail with a code of six digits.';
}
