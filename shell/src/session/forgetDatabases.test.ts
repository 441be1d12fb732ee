import { waitFor } from '@testing-library/react';
import { createTestHost } from '../testing/createTestHost.ts';
import { forgetDatabases } from './forgetDatabases.ts';

function browserWith(...names: string[]) {
  const there = new Set(names);
  return {
    there,
    databases: async () => [...there].map((name) => ({ name, version: 1 })),
    // Nobody reads what a browser answers to it.
    deleteDatabase: (name: string) => void there.delete(name) as unknown as IDBOpenDBRequest,
  };
}

test('databases of remotes stay while somebody is logged in, and go with the logout; those of the device stay', async () => {
  const browser = browserWith('feedDraft', 'plaza:device');
  const { host } = createTestHost({ member: {} });
  forgetDatabases(host.sessions.session$, browser);
  expect([...browser.there]).toEqual(['feedDraft', 'plaza:device']);
  host.sessions.leave();
  await waitFor(() => expect([...browser.there]).toEqual(['plaza:device']));
});

test('what a page that was closed meanwhile has left goes when the next one opens', async () => {
  const browser = browserWith('feedDraft');
  forgetDatabases(createTestHost().host.sessions.session$, browser);
  await waitFor(() => expect(browser.there.size).toBe(0));
});

test('keys of chat outlive a session, whoever they belong to: a chosen logout takes its own', async () => {
  const browser = browserWith('feedDraft', 'plaza:keys:1', 'plaza:keys:8');
  forgetDatabases(createTestHost().host.sessions.session$, browser);
  await waitFor(() => expect([...browser.there]).toEqual(['plaza:keys:1', 'plaza:keys:8']));
});
