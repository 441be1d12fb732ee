import { Button } from '@plaza/design-system';
import type { ReactNode } from 'react';
import { useHost } from '../host/useHost.ts';
import { GoogleMark } from './GoogleMark.tsx';
import type { Providers } from './useProviders.ts';

/** The way over Google; where this installation has none, it says so. */
export function GoogleButton({ providers, children }: { providers: Providers; children: ReactNode }) {
  const { dialog$, address$ } = useHost();
  const go = async () => {
    if (!providers.google) return dialog$.next('feature-missing');
    const { client_id: clientId } = providers.google;
    const { googleAddress } = await import('./later.ts');
    window.location.assign(
      googleAddress(clientId, address$.getValue(), window.location.origin, sessionStorage),
    );
  };
  return (
    <Button variant="secondary" wide icon={<GoogleMark />} onClick={() => void go()}>
      {children}
    </Button>
  );
}
