import { useEffect, useState } from 'react';
import { useHost } from '../host/useHost.ts';

export type Arriving =
  | { status: 'none' }
  | { status: 'entering' }
  | { status: 'refused'; words: string }
  | { status: 'reset'; token: string };

/** Takes what stands behind the # of the address, and takes it out of the address and so out of the history. */
export function useArrival(): Arriving {
  const host = useHost();
  const [arriving, setArriving] = useState<Arriving>({ status: 'none' });

  useEffect(() => {
    let isHere = true;
    const take = async () => {
      const arrival = arrivalIn(window.location.hash);
      if (!arrival) return;
      if (arrival.kind === 'reset') {
        setArriving({ status: 'reset', token: arrival.token });
        return host.navigate('/login?view=resetPassword', { replace: true });
      }
      setArriving({ status: 'entering' });
      host.navigate(`/login${host.address$.getValue().search}`, { replace: true });
      const { arrive } = await import('./later.ts');
      const words = await arrive(host, arrival);
      if (isHere) setArriving(words === undefined ? { status: 'none' } : { status: 'refused', words });
    };
    const hear = () => void take();
    hear();
    window.addEventListener('hashchange', hear);
    return () => {
      isHere = false;
      window.removeEventListener('hashchange', hear);
    };
  }, [host]);

  return arriving;
}

/** What somebody brings along to the login, behind the # of its address, where no server log sees it. */
export type Arrival =
  /** From the mail of a forgotten password. */
  | { kind: 'reset'; token: string }
  /** From another provider, by way of our server. */
  | { kind: 'outside'; code: string }
  /** From Google. */
  | { kind: 'google'; credential: string; state: string }
  | { kind: 'refused' };

export function arrivalIn(hash: string): Arrival | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: string) => said.get(name) || undefined;
  const token = read('reset');
  if (token) return { kind: 'reset', token };
  const code = read('oauth');
  if (code) return { kind: 'outside', code };
  const credential = read('id_token');
  if (credential) return { kind: 'google', credential, state: read('state') ?? '' };
  return read('oauth-error') || read('error') ? { kind: 'refused' } : undefined;
}
