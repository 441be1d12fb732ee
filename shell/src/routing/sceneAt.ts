import type { RegisteredRemote } from '@plaza/api-contract';
import { matchPath, type Session } from '@plaza/shell-contract';
import type { Known } from '../remotes/registry/RegistryStore.ts';
import { type PublicPage, publicPageAt } from './publicPages.ts';

/** What an address shows to the one who is looking. */
export type Scene =
  | { scene: 'remote'; name: string }
  | { scene: 'landing' }
  | { scene: 'login' }
  | { scene: 'signup' }
  | { scene: 'settings' }
  | { scene: 'public'; name: PublicPage }
  | { scene: 'not-found' }
  /** The registry is on its way. */
  | { scene: 'waiting' }
  /** There is no registry, not even an old copy. */
  | { scene: 'no-registry' }
  | { scene: 'redirect'; to: string };

export interface Address {
  pathname: string;
  search: string;
}

/** The shell's own screen for members. */
export const SETTINGS = '/settings';

/** Decides for every address and every visitor. The server guards the data; this guards the doors. */
export function sceneAt(address: Address, session: Session, known: Known): Scene {
  const { search } = address;
  // `/about/` is `/about`.
  const pathname = address.pathname.replace(/(?<=.)\/+$/, '');
  const isGuest = session.status === 'guest';
  if (pathname === '/login' || pathname === '/signup') {
    if (!isGuest) return { scene: 'redirect', to: wayBack(search) };
    return { scene: pathname === '/login' ? 'login' : 'signup' };
  }
  if (pathname === SETTINGS) return isGuest ? toLogin(address) : { scene: 'settings' };
  if (pathname === '/' && isGuest) return { scene: 'landing' };
  const page = publicPageAt(pathname);
  if (page) return { scene: 'public', name: page };
  if (known.status === 'asking') return { scene: 'waiting' };
  if (known.status === 'unknown') return { scene: 'no-registry' };

  const owner = ownerOf(pathname, known.registry.remotes);
  if (!owner) return { scene: 'not-found' };
  if (!isGuest || owner.access === 'public') return { scene: 'remote', name: owner.name };
  if (owner.access === 'login-in-place') return { scene: 'login' };
  return toLogin(address);
}

function toLogin({ pathname, search }: Address): Scene {
  return { scene: 'redirect', to: `/login?${new URLSearchParams({ then: pathname + search })}` };
}

/** The remote whose live version owns an address, and who may enter. */
export function ownerOf(pathname: string, remotes: readonly RegisteredRemote[]) {
  for (const remote of remotes) {
    const route = remote.current.routes.find(({ path }) => matchPath(path, pathname));
    if (route) return { ...remote, access: route.access };
  }
  return undefined;
}

/** Where a login leads: the address in `then`, as long as it is one of ours. */
export function wayBack(search: string): string {
  const then = new URLSearchParams(search).get('then') ?? '/';
  if (!then.startsWith('/')) return '/';
  // Behind a host anything can be read as a path. `//elsewhere` and `/\elsewhere` are other sites, to a browser and to URL.
  const { pathname } = new URL(`http://plaza.invalid${then}`);
  return pathname.startsWith('//') || pathname === '/login' || pathname === '/signup' ? '/' : then;
}
