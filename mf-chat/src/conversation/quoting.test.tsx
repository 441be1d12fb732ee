import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, somePeople } from '../testing/openChats.ts';

beforeAll(likeABrowser);
beforeEach(() => localStorage.clear());

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
