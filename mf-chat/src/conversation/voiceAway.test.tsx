import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let mockIsThere = false;
jest.mock('./VoiceRecorder.tsx', () => {
  if (!mockIsThere) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('./VoiceRecorder.tsx');
});

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
  // A visitor who has not answered yet.
  const getUserMedia = () => new Promise<never>(() => undefined);
  Object.assign(window, { MediaRecorder: class {} });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});
beforeEach(() => localStorage.clear());

test('a voice note whose recorder does not come says so, one goes on writing, and the next press brings it', async () => {
  const { records } = await openChats(
    people,
    '/chat/12',
    ({ chats }) => void chats.pair('12', people.basalt),
  );
  const record = () => screen.findByRole('button', { name: 'Record a voice note' });
  await waitFor(async () => expect(await record()).toBeEnabled());
  await userEvent.click(await record());
  await waitFor(() =>
    expect(records.toasts).toEqual([{ message: 'That did not load. Please try again.', tone: 'bad' }]),
  );
  expect(await record()).toHaveFocus();
  expect(screen.getByPlaceholderText('Type a message...')).toBeEnabled();
  mockIsThere = true;
  await userEvent.click(await record());
  expect(await screen.findByText('Waiting for the microphone')).toBeVisible();
});
