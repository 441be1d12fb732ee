import type { CallAnswer } from '@plaza/api-contract';
import { Button, ButtonLink, useWords } from '@plaza/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { outsideAddress } from './loginViews.ts';
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

/** The way over Google; where this installation has none, it says so. */
function GoogleButton({ google, children }: Pick<Providers, 'google'> & { children: ReactNode }) {
  const host = useHost();
  const go = () =>
    google
      ? import('./later.ts')
          .then(({ goToGoogle }) => goToGoogle(host, google))
          .catch(() => host.toasts.say({ tone: 'bad', message: doorWords.now.noLogin }))
      : host.dialog$.next('feature-missing');
  return (
    <Button variant="secondary" wide icon={<GoogleMark />} onClick={() => void go()}>
      {children}
    </Button>
  );
}

/** A plain G: what stands for Google on its button. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
      <path
        d="M19.5 6.5A9 9 0 1 0 21 12h-8.5"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

export type Providers = CallAnswer<'GET /auth/providers'>;

const none: Providers = { google: null, oauth: null, demo: false };

/** The other ways in that this installation has; none until it is known. */
function useProviders(): Providers {
  const { api } = useHost();
  const [providers, setProviders] = useState(none);
  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer the way by email is still there.
    api.call('GET /auth/providers', { signal: leaving.signal }).then(setProviders, () => undefined);
    return () => leaving.abort();
  }, [api]);
  return providers;
}
