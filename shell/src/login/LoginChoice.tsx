import { Button, Icon, Rich, TextLink, useWords } from '@plaza/design-system';
import { Mail } from 'lucide';
import type { ReactNode } from 'react';
import { brand } from '../brand.ts';
import formClasses from '../forms/forms.module.css';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { loginAddress, signupAddress } from './loginViews.ts';
import { OtherWays } from './OtherWays.tsx';
import { doorWords } from './words.ts';

/** The ways in, after one that comes first where the place brings it. */
export function LoginChoice({ first }: { first?: ReactNode }) {
  const t = useWords(doorWords);
  const { address$, navigate } = useHost();
  const here = useSubject(address$);
  return (
    <>
      <div className={formClasses['choices']}>
        {first}
        <Button
          wide
          variant={first ? 'secondary' : 'primary'}
          icon={<Icon icon={Mail} />}
          onClick={() => navigate(loginAddress('emailLogin', here))}
        >
          {t.viaEmail}
        </Button>
        <OtherWays verb="signInWith" />
      </div>
      <div className={formClasses['links']}>
        <p>
          <Rich
            text={t.newHere({ brand: brand.name })}
            parts={{ link: (words) => <TextLink href={signupAddress(here)}>{words}</TextLink> }}
          />
        </p>
      </div>
    </>
  );
}
