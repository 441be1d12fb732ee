import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, somePeople } from '../testing/openChats.ts';

beforeAll(likeABrowser);
beforeEach(() => localStorage.clear());

test('a request of somebody who is gone asks for no answer, and can be put away', async () => {
  const people = await somePeople();
  await openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt, { folder: 'requests', is_closed: true });
    await chats.say('12', people.basalt, 'hello');
  });
  expect(await screen.findByText('Nobody waits for an answer any more')).toBeVisible();
  expect(screen.queryByText(/is not your friend yet/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Put it away' }));
  await waitFor(() => expect(window.location.pathname).toBe('/chat'));
});
