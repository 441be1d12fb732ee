import { screen, waitFor, within } from '@testing-library/react';
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

test('who was away for long jumps to where they left', async () => {
  Element.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollTop = to.top ?? 0;
    this.dispatchEvent(new Event('scroll'));
  };
  await openChats(people, '/chat/12', async ({ chats }) => {
    chats.mostAtOnce = 20;
    chats.pair('12', people.basalt);
    await chats.say('12', people.basalt, 'seen before');
    for (let at = 1; at <= 120; at += 1) await chats.say('12', people.basalt, `line ${at}`);
    chats.change('12', { read_seq: 1, unread_count: 120 });
  });
  const jump = await screen.findByRole('button', { name: 'Jump to the first unread' });
  expect(screen.queryByRole('separator', { name: 'New' })).toBeNull();
  expect(
    await within(await screen.findByRole('list', { name: 'Messages' })).findByText('line 120'),
  ).toBeVisible();
  await userEvent.click(jump);
  expect(await screen.findByRole('separator', { name: 'New' })).toBeInTheDocument();
  expect(screen.getByText('line 1')).toBeVisible();
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
