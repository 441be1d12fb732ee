import { Button } from '@plaza/design-system';
import type { ReactNode } from 'react';
import { useHost } from '../host/useHost.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { doorWords } from './words.ts';
import type { Providers } from './useProviders.ts';

/** The way over Google; where this installation has none, it says so. */
export function GoogleButton({ google, children }: Pick<Providers, 'google'> & { children: ReactNode }) {
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
