import { screen, within } from '@testing-library/react';
import { act } from 'react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, somePeople } from '../testing/openChats.ts';

beforeAll(likeABrowser);
beforeEach(() => localStorage.clear());

test('a group in which nobody has said anything asks for a first word, like every chat', async () => {
  const people = await somePeople();
  await openChats(people, '/chat/20', ({ chats }) => {
    const chat = chats.chat(chats.group('20', [people.basalt]));
    const named = { kind: 'notice', notice: { what: 'title' } } as const;
    chats.write(chat, { ...named, sender_id: people.amber.id, client_id: 'notice-1-000000000' });
  });
  expect(await screen.findByRole('heading', { name: 'Say hello' })).toBeVisible();
  await act(() => userEvent.type(screen.getByPlaceholderText('Type a message...'), 'hello all{Enter}'));
  const list = await screen.findByRole('list', { name: 'Messages' });
  expect(await within(list).findByText('hello all')).toBeVisible();
  for (const item of within(list).getAllByRole('listitem')) expect(item).not.toBeEmptyDOMElement();
});
