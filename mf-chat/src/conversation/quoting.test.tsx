import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openContent } from '../sealing/Sealer.ts';
import { likeABrowser, openChats, somePeople } from '../testing/openChats.ts';

beforeAll(likeABrowser);
beforeEach(() => localStorage.clear());

const notThere = (): never => {
  throw new Error('Nothing was said.');
};

test('no sign of what one answers is cut in two', async () => {
  const people = await somePeople();
  const long = `${'a'.repeat(159)}🏮 and on`;
  await openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt);
    await chats.say('12', people.basalt, long);
  });
  (await screen.findByRole('button', { name: 'More about this message' })).focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Reply' })).click();
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), 'indeed{Enter}');
  const messages = within(screen.getByRole('list', { name: 'Messages' }));
  expect(await messages.findByText('indeed')).toBeVisible();
  await waitFor(() => expect(messages.getByText('a'.repeat(159))).toBeVisible());
});

test('what is deleted while one answers it is quoted no more', async () => {
  const people = await somePeople();
  const { chats, bring } = await openChats(people, '/chat/12', async (shell) => {
    shell.chats.pair('12', people.basalt);
    await shell.chats.say('12', people.basalt, 'a slip');
  });
  (await screen.findByRole('button', { name: 'More about this message' })).focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Reply' })).click();
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), 'indeed');
  const target = chats.chat('12').entries[0];
  const entry = await chats.say('12', people.basalt, '', { kind: 'delete', ...(target && { target }) });
  await act(async () => bring({ type: 'new-message', payload: chats.eventOf(entry), mark: undefined }));
  const pane = within(screen.getByRole('region', { name: 'Basalt Okoro' }));
  await waitFor(() => expect(pane.getAllByText('Message deleted').length).toBeGreaterThan(0));
  expect(pane.queryByText('a slip')).toBeNull();
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), '{Enter}');
  await waitFor(() => expect(chats.chat('12').entries).toHaveLength(3));
  const { epochs, entries } = chats.chat('12');
  const [{ open } = notThere(), answer = notThere()] = [epochs[0], entries[2]];
  const placed = { sender: '1', client: answer.client_id, kind: 'message' } as const;
  const { text, reply } = await openContent({ at: async () => open }, answer.content ?? '', placed);
  expect([text, reply]).toEqual(['indeed', { id: target?.id, sender_id: '2', text: '' }]);
});
