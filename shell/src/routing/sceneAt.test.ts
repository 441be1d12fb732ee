import type { Session } from '@plaza/shell-contract';
import type { Known } from '../remotes/registry/RegistryStore.ts';
import { aRegistry, aRemote, aVersion } from '../remotes/testing/builders.ts';
import { sceneAt, wayBack } from './sceneAt.ts';

const guest: Session = { status: 'guest' };
const member = {
  status: 'member' as const,
  user: { id: '1', name: 'Amber', username: 'amber', email: 'a@plaza.example', isAdmin: false },
};
const routes = {
  'mf-feed': [{ path: '/', access: 'member' as const }],
  'mf-chat': [{ path: '/chat/*', access: 'member' as const }],
  'mf-games': [{ path: '/games', access: 'login-in-place' as const }],
  'mf-tour': [{ path: '/tour', access: 'public' as const }],
};
const known: Known = {
  status: 'known',
  registry: aRegistry(
    Object.entries(routes).map(([name, own]) => aRemote({ name, current: aVersion({ routes: own }) })),
  ),
};
const at = (address: string, session: Session, what: Known = known) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return sceneAt({ pathname, search }, session, what);
};

test('[2.1-1] the root is the landing page for a guest and home for a member', () => {
  expect(at('/', guest)).toEqual({ scene: 'landing' });
  expect(at('/', member)).toEqual({ scene: 'remote', name: 'mf-feed' });
});

test('[2.1-3] a guest at a member address goes to the login, which remembers the way', () => {
  expect(at('/chat/5?x=1', guest)).toEqual({ scene: 'redirect', to: '/login?then=%2Fchat%2F5%3Fx%3D1' });
  expect(at('/chat/5', member)).toEqual({ scene: 'remote', name: 'mf-chat' });
});

test('[2.1-2] games show the login in place', () => {
  expect(at('/games', guest)).toEqual({ scene: 'login' });
});

test('a public address is for everybody', () => {
  expect(at('/tour', guest)).toEqual({ scene: 'remote', name: 'mf-tour' });
});

test('[2.1-5] login and signup lead a member on', () => {
  expect(at('/login', member)).toEqual({ scene: 'redirect', to: '/' });
  expect(at('/signup', member)).toEqual({ scene: 'redirect', to: '/' });
  expect(at('/login?then=/chat', member)).toEqual({ scene: 'redirect', to: '/chat' });
  expect(at('/login', guest)).toEqual({ scene: 'login' });
});

test.each(['about', 'features', 'contact', 'privacy', 'terms', 'version'])(
  '[2.1-8] /%s is for everybody, even without a registry',
  (name) => {
    for (const session of [guest, member]) {
      expect(at(`/${name}`, session, { status: 'unknown' })).toEqual({ scene: 'public', name });
    }
  },
);

test('a guest signs up at /signup', () => {
  expect(at('/signup?then=/chat', guest)).toEqual({ scene: 'signup' });
  expect(at('/signup?then=/chat', member)).toEqual({ scene: 'redirect', to: '/chat' });
});

test('[2.1-16] /settings is for every member, an administrator too, and for no guest', () => {
  expect(at('/settings', member)).toEqual({ scene: 'settings' });
  const admin: Session = { status: 'member', user: { ...member.user, isAdmin: true } };
  expect(at('/settings', admin)).toEqual({ scene: 'settings' });
  expect(at('/settings', guest)).toEqual({ scene: 'redirect', to: '/login?then=%2Fsettings' });
});

test('[2.1-17] an unknown address is not found', () => {
  expect(at('/nowhere', member)).toEqual({ scene: 'not-found' });
  expect(at('/nowhere', guest)).toEqual({ scene: 'not-found' });
  expect(at('/chatter', member)).toEqual({ scene: 'not-found' });
});

test('an access word from the future guards like a member address', () => {
  const future: Known = JSON.parse(JSON.stringify(known).replace('"public"', '"friends"'));
  expect(at('/tour', guest, future).scene).toBe('redirect');
});

describe('without a registry', () => {
  test('landing and login work all the same', () => {
    expect(at('/', guest, { status: 'unknown' })).toEqual({ scene: 'landing' });
    expect(at('/login', guest, { status: 'unknown' })).toEqual({ scene: 'login' });
  });

  test('everything else waits for it, and then says so', () => {
    expect(at('/chat', member, { status: 'asking' })).toEqual({ scene: 'waiting' });
    expect(at('/chat', member, { status: 'unknown' })).toEqual({ scene: 'no-registry' });
  });
});

test.each([
  ['?then=/chat', '/chat'],
  ['?then=%2Fchat%2F5%3Fx%3D1', '/chat/5?x=1'],
  ['', '/'],
  ['?then=https://evil.example', '/'],
  ['?then=//evil.example', '/'],
  ['?then=/\\evil.example', '/'],
  ['?then=%2F%09%2Fevil.example', '/'],
  ['?then=//[', '/'],
  ['?then=javascript:alert(1)', '/'],
  ['?then=chat', '/'],
  ['?then=/login', '/'],
])('the way back from %j is %s', (search, way) => {
  expect(wayBack(search)).toBe(way);
});

test('a slash at the end leads to the same place', () => {
  expect(at('/about/', guest)).toEqual({ scene: 'public', name: 'about' });
  expect(at('/login/', guest)).toEqual({ scene: 'login' });
  expect(at('/settings/', member)).toEqual({ scene: 'settings' });
  expect(at('/chat/', member)).toEqual({ scene: 'remote', name: 'mf-chat' });
});
