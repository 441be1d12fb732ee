import { Button } from '@plaza/design-system';
import type { ReactNode } from 'react';
import { useHost } from '../host/useHost.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { doorWords } from './words.ts';
import type { Providers } from './useProviders.ts';

/** The way over Google; where this installation has none, it says so. */
export function GoogleButton({ providers, children }: { providers: Providers; children: ReactNode }) {
  const { api, dialog$, address$, toasts } = useHost();
  const go = async () => {
    if (!providers.google) return dialog$.next('feature-missing');
    const { client_id: clientId } = providers.google;
    try {
      const { googleAddress } = await import('./later.ts');
      const { nonce } = await api.call('POST /auth/google/nonce');
      const asked = { clientId, nonce };
      window.location.assign(
        googleAddress(asked, address$.getValue(), window.location.origin, sessionStorage),
      );
    } catch {
      toasts.say({ tone: 'bad', message: doorWords.now.noLogin });
    }
  };
  return (
    <Button variant="secondary" wide icon={<GoogleMark />} onClick={() => void go()}>
      {children}
    </Button>
  );
}
