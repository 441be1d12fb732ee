import type { TestShellOptions } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Drawers, memoryDrawers } from '../store/Drawers.ts';
import { keysFor } from '../testing/somebody.ts';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

/** What lies in this browser. A connection to it that was closed takes nothing more, as in a real one. */
let mockKept: Drawers;
jest.mock('../store/openDrawers.ts', () => ({
  openDrawers: async (): Promise<Drawers> => {
    let isClosed = false;
    const guard = () => (isClosed ? Promise.reject(new Error('Closed.')) : Promise.resolve());
    return {
      get: (drawer, key) => guard().then(() => mockKept.get(drawer, key)),
      all: (drawer) => guard().then(() => mockKept.all(drawer)),
      put: (drawer, key, value) => guard().then(() => mockKept.put(drawer, key, value)),
      delete: (drawer, key) => guard().then(() => mockKept.delete(drawer, key)),
      close: () => void (isClosed = true),
    };
  },
}));

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => {
  localStorage.clear();
  mockKept = memoryDrawers();
});

const open = (options: TestShellOptions = {}) =>
  openChats(
    people,
    '/chat/12',
    ({ chats }) => {
      chats.pair('12', people.basalt);
      // The network is gone: what is said waits in this browser.
      chats.refusals.set('send', new Error('Plaza does not answer.') as never);
    },
    options,
  );

test('what was begun at the moment when the chat is left is there the next time', async () => {
  const { unmount } = await open();
  await userEvent.type(await screen.findByPlaceholderText('Type a message...'), 'half a thought');
  await unmount();
  await waitFor(async () => expect(await mockKept.all('drafts')).toHaveLength(1));
});

test('a file that is sent at the moment when the chat is left waits in the outbox', async () => {
  const { unmount } = await open();
  const lamp = new File(['oil'], 'lamp.txt', { type: 'text/plain' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose files' })).toBeEnabled());
  await userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), lamp);
  fireEvent.click(screen.getByRole('button', { name: 'Send Media' }));
  await unmount();
  await waitFor(async () => expect(await mockKept.all('outbox')).toHaveLength(1));
});

test('an edit leaves what one had begun to write before it', async () => {
  await openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt);
    await chats.say('12', people.amber, 'the lamps are lut', { at: new Date().toISOString() });
  });
  const field = await screen.findByPlaceholderText('Type a message...');
  await screen.findAllByText('the lamps are lut');
  await userEvent.type(field, 'half a thought');
  await waitFor(async () => expect(await mockKept.all('drafts')).toHaveLength(1));
  (await screen.findByRole('button', { name: 'More about this message' })).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await userEvent.type(field, '{Control>}a{/Control}the lamps are lit{Enter}');
  expect(await screen.findByDisplayValue('half a thought')).toBe(field);
  await waitFor(async () => expect(await mockKept.all('outbox')).toHaveLength(0));
  expect(await mockKept.all('drafts')).toHaveLength(1);
});

test('the pictures that were shown before they went are let go of', async () => {
  const shown = new Set<string>();
  let count = 0;
  Object.assign(URL, {
    createObjectURL: () => {
      const address = `blob:${(count += 1)}`;
      shown.add(address);
      return address;
    },
    revokeObjectURL: (address: string) => shown.delete(address),
  });
  const { unmount } = await open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose images' })).toBeEnabled());
  const lamp = new File(['light'], 'lamp.gif', { type: 'image/gif' });
  await userEvent.upload(screen.getByLabelText('Choose images', { selector: 'input' }), lamp);
  await userEvent.click(await screen.findByRole('button', { name: 'Send Media' }));
  await waitFor(async () => expect(await mockKept.all('outbox')).toHaveLength(1));
  await unmount();
  await waitFor(() => expect([...shown]).toEqual([]));
});

test('what was typed just before one’s keys changed stands there when the chats are open again', async () => {
  const own = await keysFor(people.amber);
  const { setKeys } = await open({ keys: { is: 'open', keys: own } });
  await userEvent.type(await screen.findByPlaceholderText('Type a message...'), 'half a thought');
  const keyId = Uint8Array.from(own.keyId, (byte) => byte ^ 1);
  await act(async () => setKeys({ is: 'open', keys: { ...own, keyId } }));
  expect(await screen.findByDisplayValue('half a thought')).toBeVisible();
});
