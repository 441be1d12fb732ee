import { ButtonLink, useWords } from '@plaza/design-system';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { outsideAddress } from './loginViews.ts';
import { useProviders } from './useProviders.ts';
import { doorWords } from './words.ts';

/** Ways in that need no password of ours. */
export function OtherWays({ verb }: { verb: 'signInWith' | 'signUpWith' }) {
  const t = useWords(doorWords);
  const here = useSubject(useHost().address$);
  const { google, oauth } = useProviders();
  return (
    <>
      <GoogleButton google={google}>{t[verb]({ provider: 'Google' })}</GoogleButton>
      {oauth ? (
        <ButtonLink variant="secondary" wide href={outsideAddress(here)}>
          {t[verb]({ provider: oauth.name })}
        </ButtonLink>
      ) : null}
    </>
  );
}
