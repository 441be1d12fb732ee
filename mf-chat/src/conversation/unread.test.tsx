import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

test('who was away for a while begins where they left', async () => {
  await openChats(people, '/chat/12', async ({ chats }) => {
    chats.mostAtOnce = 20;
    chats.pair('12', people.basalt);
    await chats.say('12', people.basalt, 'seen before');
    for (let at = 1; at <= 40; at += 1) await chats.say('12', people.basalt, `line ${at}`);
    chats.change('12', { read_seq: 1, unread_count: 40 });
  });
  expect(await screen.findByRole('separator', { name: 'New' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Jump to the first unread' })).toBeNull();
});

test('a notice stands where something that somebody has sent is not here', async () => {
  const { chats } = await openChats(people, '/chat/12', async (shell) => {
    shell.chats.pair('12', people.basalt);
    const sent = (count: number) => ({ content: { device: 'phone', count } });
    await shell.chats.say('12', people.basalt, 'first', sent(1));
    await shell.chats.say('12', people.basalt, 'second', sent(2));
    await shell.chats.say('12', people.basalt, 'fifth', sent(5));
  });
  expect(await screen.findAllByText('Some messages did not arrive')).toHaveLength(1);
  // What this device sends is counted too, each chat by itself.
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), 'one{Enter}');
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), 'two{Enter}');
  await waitFor(() => expect(chats.chat('12').entries).toHaveLength(5));
  await waitFor(() => expect(screen.getAllByText('Sent')).toHaveLength(2));
  expect(screen.getAllByText('Some messages did not arrive')).toHaveLength(1);
});
