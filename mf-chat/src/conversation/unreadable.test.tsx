import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, somePeople } from '../testing/openChats.ts';

beforeAll(likeABrowser);
beforeEach(() => localStorage.clear());

/** It was saved anew, or taken away, after it was chosen: browsers refuse to read such a file. */
function aChangedFile(name: string): File {
  const refuse = () => Promise.reject(new DOMException('Changed.', 'NotReadableError'));
  const part = Object.assign(new Blob(), { arrayBuffer: refuse });
  return Object.assign(new File(['oil'], name, { type: 'text/plain' }), { slice: () => part });
}

test('a file that has changed since it was chosen is named, and nothing that was written is lost', async () => {
  const people = await somePeople();
  const { chats, records } = await openChats(people, '/chat/12', ({ chats: all }) => {
    all.pair('12', people.basalt);
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose files' })).toBeEnabled());
  const files = [new File(['wick'], 'wicks.txt', { type: 'text/plain' }), aChangedFile('lamps.txt')];
  await userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), files);
  const field = screen.getByPlaceholderText('Type a message...');
  await userEvent.type(field, 'the list{Enter}');
  await waitFor(() =>
    expect(records.toasts).toEqual([
      { message: '“lamps.txt” has changed or is gone. Choose it again.', tone: 'bad' },
    ]),
  );
  expect(await screen.findByDisplayValue('the list')).toBe(field);
  expect(screen.getByRole('button', { name: 'Remove lamps.txt' })).toBeVisible();
  expect(chats.chat('12').entries).toHaveLength(0);
});
