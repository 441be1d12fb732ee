import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryDrawers } from '../store/Drawers.ts';
import { likeABrowser, openChats, somePeople } from '../testing/openChats.ts';

jest.mock('../store/openDrawers.ts', () => ({
  openDrawers: async () => ({
    ...memoryDrawers(),
    put: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')),
  }),
}));

beforeAll(likeABrowser);
beforeEach(() => localStorage.clear());

test('a browser without space says so, sends nothing, and keeps what was typed', async () => {
  const people = await somePeople();
  const { chats, records } = await openChats(people, '/chat/12', async ({ chats: all }) => {
    all.pair('12', people.basalt);
    await all.say('12', people.basalt, 'the lamps are lit');
  });
  await screen.findAllByText('the lamps are lit');
  const field = screen.getByPlaceholderText('Type a message...');
  await userEvent.type(field, 'see you there{Enter}');
  expect(await screen.findByDisplayValue('see you there')).toBe(field);
  expect(records.toasts).toContainEqual({
    message: 'This browser has no space left. What you wrote is still here.',
    tone: 'bad',
  });
  expect(within(screen.getByRole('list', { name: 'Messages' })).queryByText('see you there')).toBeNull();
  expect(chats.chat('12').entries).toHaveLength(1);
});

test('a reaction that a browser without space cannot keep is said not to be there', async () => {
  const people = await somePeople();
  const { records } = await openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt);
    await chats.say('12', people.basalt, 'the lamps are lit');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'React' }));
  await userEvent.click(await screen.findByRole('button', { name: 'React with 🎉' }));
  await waitFor(() =>
    expect(records.toasts).toContainEqual({
      message: 'This browser has no space left for it.',
      tone: 'bad',
    }),
  );
  expect(screen.queryByRole('button', { name: '🎉, 1 person' })).toBeNull();
});
