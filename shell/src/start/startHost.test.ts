import type { RemoteApp } from '@plaza/shell-contract';
import { waitFor } from '@testing-library/react';
import { scannedHere } from '../keys/linkAddress.ts';
import { aRegistry, aRemote, aVersion } from '../remotes/testing/builders.ts';
import { navigate, watchAddress } from '../routing/address.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { tabStorage } from '../storage/deviceStorage.ts';
import { createTestHost, loginAnswer, theRemotes } from '../testing/createTestHost.ts';
import { startHost } from './startHost.ts';

// single-spa lives once per page, so one host lives through all of these facts, in their order.
const answer: { body: unknown } = { body: undefined };
const test$ = createTestHost({
  at: { address$: watchAddress(), navigate },
  answers: {
    '/api/remotes': answer,
    '/api/auth/logout': { body: { ended: true } },
    '/api/auth/login': { body: loginAnswer() },
  },
});
const { host, loader, clock } = test$;
const never = new Promise<never>(() => undefined);

const saying = (words: string): RemoteApp => ({
  contract: '1.0',
  async mount(element) {
    element.append(words);
    return { unmount: () => element.replaceChildren() };
  },
});
const onStage = () => [...host.stage.children].map((slot) => (slot as HTMLElement).dataset['slot']);
const text = () => host.stage.textContent;

beforeAll(() => {
  document.body.append(host.stage);
  loader.bring('1.0.0', saying('remote'));
  startHost(host, document, clock);
});

test('[2.1-3] a guest at a member address is sent to the login, and back after it', async () => {
  navigate('/chat/5');
  expect(location.pathname + location.search).toBe('/login?then=%2Fchat%2F5');
  expect(onStage()).toEqual([]);
  await host.logIn('amber', 'walk-the-plaza');
  expect(location.pathname).toBe('/chat/5');
  await waitFor(() => expect(text()).toBe('remote'));
  expect(onStage()).toEqual(['mf-chat']);
});

test('what a guest has scanned for another device waits for their login, in no address', async () => {
  await host.logOut();
  navigate(`/settings#link=${'c'.repeat(43)}`);
  expect(location.pathname + location.search + location.hash).toBe('/login?then=%2Fsettings');
  expect(scannedHere(location.hash, tabStorage)).toBe('c'.repeat(43));
  await host.logIn('amber', 'walk-the-plaza');
  expect(location.pathname).toBe('/settings');
  navigate('/chat/5');
});

test('who scanned a code in a tab that has no space for it sees the login all the same', async () => {
  await host.logOut();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  navigate(`/settings#link=${'d'.repeat(43)}`);
  full.mockRestore();
  expect(location.pathname + location.search).toBe('/login?then=%2Fsettings');
  await host.logIn('amber', 'walk-the-plaza');
  navigate('/chat/5');
});

test('[2.1-5] a member does not see the login', () => {
  navigate('/login');
  expect(location.pathname).toBe('/');
});

test('going elsewhere takes one remote down and brings the other', async () => {
  navigate('/games');
  await waitFor(() => expect(onStage()).toEqual(['mf-games']));
  navigate('/chat');
  await waitFor(() => expect(onStage()).toEqual(['mf-chat']));
});

test('four navigations in one turn end in the last', async () => {
  for (const to of ['/games', '/zones', '/chat', '/search']) navigate(to);
  await waitFor(() => expect(onStage()).toEqual(['mf-feed']));
  await waitFor(() => expect(text()).toBe('remote'));
});

test('a remote that hangs holds nobody', async () => {
  loader.bring('1.0.0', never);
  navigate('/games');
  await waitFor(() => expect(onStage()).toEqual(['mf-games']));
  navigate('/chat');
  await waitFor(() => expect(onStage()).toEqual(['mf-chat']));
  loader.bring('1.0.0', saying('remote'));
});

test('an unknown address leaves the stage empty', async () => {
  navigate('/nowhere');
  await waitFor(() => expect(onStage()).toEqual([]));
  expect(host.scene$.getValue()).toEqual({ scene: 'not-found' });
});

test('a remote that is deployed meanwhile opens at its address without a reload', async () => {
  navigate('/garden');
  expect(host.scene$.getValue()).toEqual({ scene: 'not-found' });
  const garden = aRemote({
    name: 'mf-garden',
    current: aVersion({ routes: [{ path: '/garden', access: 'member' }] }),
  });
  answer.body = aRegistry([...theRemotes(), garden], '2');
  await host.registry.refresh();
  await waitFor(() => expect(onStage()).toEqual(['mf-garden']));
});

test('a remote that is taken out of the registry is gone', async () => {
  answer.body = aRegistry(theRemotes(), '3');
  await host.registry.refresh();
  await waitFor(() => expect(onStage()).toEqual([]));
  expect(host.scene$.getValue()).toEqual({ scene: 'not-found' });
});

test('a new version comes with the next step, also one within the remote', async () => {
  navigate('/chat');
  await waitFor(() => expect(text()).toBe('remote'));
  loader.bring('2.0.0', saying('new remote'));
  const chat = aRemote({ current: aVersion({ version: '2.0.0' }), previous: aVersion() });
  answer.body = aRegistry([...theRemotes().filter(({ name }) => name !== 'mf-chat'), chat], '4');
  await host.registry.refresh();
  expect(text()).toBe('remote');
  navigate('/chat/5');
  await waitFor(() => expect(text()).toBe('new remote'));
});

test('a pointer on a link fetches what lies behind it, once the page has its own files', async () => {
  const link = document.body.appendChild(
    Object.assign(document.createElement('a'), { href: '/zones/castle' }),
  );
  await clock.advance(3_000);
  await waitFor(() => {
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(loader.preloaded).toContain('1.0.0');
  });
  link.remove();
});

test('an error that nobody caught is noted for the remote whose file threw it, which stays on screen', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = new Error('click');
  const filename = 'https://plaza.example/remotes/mf-chat/2.0.0/main.js';
  window.dispatchEvent(new ErrorEvent('error', { error, filename, message: 'click' }));
  expect(host.reports.reports$.getValue()).toEqual([
    { remote: 'mf-chat', about: 'uncaught', message: 'click' },
  ]);
  expect(text()).toBe('new remote');
  warn.mockRestore();
});

test('[2.2-6] after a logout the stage is empty and the address is the front door', async () => {
  await host.logOut();
  expect(location.pathname).toBe('/');
  await waitFor(() => expect(onStage()).toEqual([]));
});

test('[2.2-6] a logout in another tab ends there as well, with no way back; a session that is over keeps the way', async () => {
  const elsewhere = (act: (sessions: SessionStore) => void) => {
    act(new SessionStore(test$.storage));
    window.dispatchEvent(new StorageEvent('storage', { key: 'isLoggedIn' }));
    return location.pathname + location.search;
  };
  navigate('/chat/5');
  await host.logIn('amber', 'walk-the-plaza');
  expect(location.pathname).toBe('/chat/5');
  expect(elsewhere((sessions) => sessions.leave())).toBe('/');
  // Who comes to such a page as a guest is led to the login all the same.
  navigate('/chat/5');
  expect(location.pathname + location.search).toBe('/login?then=%2Fchat%2F5');
  await host.logIn('amber', 'walk-the-plaza');
  expect(elsewhere((sessions) => sessions.end())).toBe('/login?then=%2Fchat%2F5');
});

test('a session that is lost before the page has come to rest takes half-written words along, and brings them back', async () => {
  await host.logIn('amber', 'walk-the-plaza');
  tabStorage.setItem('feedEdit 41', 'Half a thou');
  host.sessions.lose();
  expect(tabStorage.getItem('feedEdit 41')).toBeNull();
  await host.logIn('amber', 'walk-the-plaza');
  expect(tabStorage.getItem('feedEdit 41')).toBe('Half a thou');
});
