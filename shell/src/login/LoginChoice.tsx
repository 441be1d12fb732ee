import { Button, TextLink } from '@plaza/design-system';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '../brand.ts';
import formClasses from '../forms/forms.module.css';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { loginAddress, signupAddress } from './loginViews.ts';
import { OtherWays } from './OtherWays.tsx';

/** The ways in, after one that comes first where the place brings it. */
export function LoginChoice({ first }: { first?: ReactNode }) {
  const { address$, navigate } = useHost();
  const here = useSubject(address$);
  return (
    <>
      <div className={formClasses['choices']}>
        {first}
        <Button
          wide
          variant={first ? 'secondary' : 'primary'}
          icon={<Mail />}
          onClick={() => navigate(loginAddress('emailLogin', here))}
        >
          Login via Email
        </Button>
        <OtherWays verb="Sign in" />
      </div>
      <div className={formClasses['links']}>
        <p>
          New to {brand.name}? <TextLink href={signupAddress(here)}>Sign Up</TextLink>
        </p>
      </div>
    </>
  );
}
