import type { CallAnswer } from '@plaza/api-contract';
import { useEffect, useState } from 'react';
import { useHost } from '../host/useHost.ts';

export type Providers = CallAnswer<'GET /auth/providers'>;

const none: Providers = { google: null, oauth: null, demo: false };

/** The other ways in that this installation has; none until it is known. */
export function useProviders(): Providers {
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
