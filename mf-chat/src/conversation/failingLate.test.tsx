import { ApiError } from '@plaza/shell-contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let mockIsMissing = true;
jest.mock('../provider/out/dropOut.ts', () => {
  if (mockIsMissing) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('../provider/out/dropOut.ts');
});

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});

test('words for a chat that one is no longer in wait until the code that says so has come', async () => {
  const { records } = await openChats(people, '/chat/12', ({ chats }) => {
    chats.pair('12', people.basalt);
    const gone = new ApiError('Could not fetch chat details', { code: 'chat.not-member', status: 403 });
    chats.refusals.set('send', gone);
  });
  await userEvent.type(await screen.findByPlaceholderText('Type a message...'), 'see you at nine{Enter}');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('see you at nine')).toBeVisible();
  expect(records.toasts).toEqual([]);

  mockIsMissing = false;
  await userEvent.click(retry);
  await waitFor(() => expect(records.toasts).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('see you at nine')).toBeNull());
});
