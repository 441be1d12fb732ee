import { Button, Icon, Rich, TextLink, useWords } from '@plaza/design-system';
import { Mail } from 'lucide';
import { brand } from '../brand.ts';
import formClasses from '../forms/forms.module.css';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { loginAddress } from '../login/loginViews.ts';
import { OtherWays } from '../login/OtherWays.tsx';
import { signupStep } from './signupViews.ts';
import { signupWords } from './words.ts';

/** The ways to become a member. */
export function SignupChoice() {
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
