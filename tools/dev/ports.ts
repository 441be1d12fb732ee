import { remoteNames } from '../build/index.ts';

const known = ['mf-feed', 'mf-chat', 'mf-games', 'mf-zones', 'mf-admin'];

/** Each remote has a port of its own from 3101 on, so that `?mf-chat=3102` reads the same everywhere. */
export function devPort(name: string, names = remoteNames()): number {
  const ordered = [...known, ...names.filter((remote) => remote !== 'shell' && !known.includes(remote))];
  return 3101 + ordered.indexOf(name);
}
