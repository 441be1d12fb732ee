import { ApiError } from '@plaza/shell-contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatShell } from '../testing/chatShell.ts';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

/** Amber's chat with Basalt. */
const open = (prepare: (shell: ChatShell) => Promise<unknown> | void) =>
  openChats(people, '/chat/12', async (shell) => {
    shell.chats.pair('12', people.basalt);
    await prepare(shell);
  });

test('a message that the server refuses says where it stands why, in the words of the server', async () => {
  const refusal = new ApiError('Nobody can write in this chat any more.', {
    code: 'chat.closed',
    status: 403,
  });
  await open(({ chats: all }) => void all.refusals.set('send', refusal));
  await userEvent.type(await screen.findByPlaceholderText('Type a message...'), 'too late{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Could not send message. Nobody can write in this chat any more.');
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(within(alert).getByRole('button', { name: 'Discard' })).toBeVisible();
});

test('a message that was edited to something that cannot be read here shows what it said before, and says so', async () => {
  await open(async ({ chats }) => {
    const target = await chats.say('12', people.basalt, 'before the edit');
    const more = { content: `p1.${'A'.repeat(160)}` };
    await chats.say('12', people.basalt, '', { kind: 'edit', target, more });
  });
  const messages = within(await screen.findByRole('list', { name: 'Messages' }));
  expect(await messages.findByText('before the edit')).toBeVisible();
  expect(messages.getByText('edited, but that cannot be read here')).toBeVisible();
  // In the list as well.
  expect(await screen.findByRole('link', { name: /before the edit/ })).toBeVisible();
  expect(screen.queryByText('Error decrypting message')).toBeNull();
});
