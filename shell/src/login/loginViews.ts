import type { Address } from '../routing/sceneAt.ts';

const views = ['choose', 'emailLogin', 'forgotPassword', 'resetPassword'] as const;

/** The faces of the login. They stand in the address, so Back goes from one to the other. */
export type LoginView = (typeof views)[number];

export function loginViewOf(search: string): LoginView {
  const named = new URLSearchParams(search).get('view');
  return views.find((view) => view === named) ?? 'choose';
}

/** The address of another face, which remembers where the visitor wanted to go. */
export function loginAddress(view: LoginView, here: Address): string {
  return doorAddress('/login', { view, ...wayOn(here) });
}

export function signupAddress(here: Address): string {
  return doorAddress('/signup', wayOn(here));
}

/** The way over our server to another provider and back. */
export function outsideAddress(here: Address): string {
  return doorAddress('/api/auth/oauth', wayOn(here));
}

function wayOn({ pathname, search }: Address): { then?: string } {
  const then = new URLSearchParams(search).get('then');
  if (then) return { then };
  return ['/', '/login', '/signup'].includes(pathname) ? {} : { then: pathname + search };
}

function doorAddress(door: string, about: Record<string, string>): string {
  const search = new URLSearchParams(about).toString();
  return search ? `${door}?${search}` : door;
}
