import { createContext, useContext } from 'react';
import type { Host } from './Host.ts';

export const HostReact = createContext<Host | null>(null);

export function useHost(): Host {
  const host = useContext(HostReact);
  if (!host) throw new Error('useHost() needs a HostReact.');
  return host;
}
