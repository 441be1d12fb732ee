import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, somePeople } from '../testing/openChats.ts';

beforeAll(likeABrowser);
beforeEach(() => localStorage.clear());

test.each([
  ['lets it be copied', async () => undefined, { message: 'Copied.', tone: 'good' }],
  [
    'does not',
    () => Promise.reject(new DOMException('No.', 'NotAllowedError')),
    { message: 'The browser did not let it be copied.', tone: 'bad' },
  ],
])('who copies a message in a browser that %s is told so', async (_, writeText, told) => {
  const people = await somePeople();
  const { records } = await openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt);
    await chats.say('12', people.basalt, 'the lamps are lit');
  });
  const more = await screen.findByRole('button', { name: 'More about this message' });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  more.focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Copy text' })).click();
  await waitFor(() => expect(records.toasts).toContainEqual(told));
});
