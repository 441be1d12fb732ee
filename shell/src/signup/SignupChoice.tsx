import { Button, TextLink } from '@plaza/design-system';
import { Mail } from 'lucide-react';
import { brand } from '../brand.ts';
import formClasses from '../forms/forms.module.css';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { loginAddress } from '../login/loginViews.ts';
import { OtherWays } from '../login/OtherWays.tsx';
import { signupStep } from './signupViews.ts';

/** The ways to become a member. */
export function SignupChoice() {
  const { address$, navigate } = useHost();
  const here = useSubject(address$);
  return (
    <>
      <div className={formClasses['choices']}>
        <Button wide icon={<Mail />} onClick={() => navigate(signupStep('emailSignup', here.search))}>
          Sign Up via Email
        </Button>
        <OtherWays verb="Sign up" />
      </div>
      <div className={formClasses['links']}>
        <p>
          Already in {brand.name}? <TextLink href={loginAddress('choose', here)}>Login</TextLink>
        </p>
      </div>
    </>
  );
}
