import { never } from '@plaza/shell-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

async function send(names: readonly string[], options: Parameters<typeof openChats>[3] = {}) {
  const opened = await openChats(
    people,
    '/chat/12',
    ({ chats }) => void chats.pair('12', people.basalt),
    options,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose files' })).toBeEnabled());
  const files = names.map((name) => new File([name], name, { type: 'text/plain' }));
  await userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), files);
  await userEvent.click(screen.getByRole('button', { name: 'Send Media' }));
  return opened;
}

const messages = () => within(screen.getByRole('list', { name: 'Messages' }));

test('several files go in one message, each sealed by itself', async () => {
  const { chats } = await send(['lamps.txt', 'ropes.txt', 'ladders.txt']);
  await waitFor(() => expect(chats.chat('12').entries).toHaveLength(1));
  expect(new Set(chats.chat('12').entries[0]?.blobs).size).toBe(3);
  expect(chats.blobs.size).toBe(3);
  for (const name of ['lamps', 'ropes', 'ladders'])
    expect(messages().getByRole('button', { name: `Save ${name}.txt` })).toBeVisible();
});

test('files that are let go over the chat stand ready, and wait while something else is edited', async () => {
  const { chats } = await openChats(people, '/chat/12', async ({ chats: all }) => {
    all.pair('12', people.basalt);
    await all.say('12', people.amber, 'good nigt', { at: new Date().toISOString() });
  });
  const pane = await screen.findByRole('region', { name: 'Basalt Okoro' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose files' })).toBeEnabled());
  const files = [new File(['oil'], 'lamps.txt', { type: 'text/plain' })];
  const dataTransfer = { types: ['Files'], files };
  fireEvent.dragOver(pane, { dataTransfer });
  expect(screen.getByText('Drop files here to send them')).toBeVisible();
  fireEvent.drop(pane, { dataTransfer });
  expect(await screen.findByRole('button', { name: 'Remove lamps.txt' })).toBeVisible();
  const field = screen.getByPlaceholderText('Type a message...');
  await userEvent.type(field, '{ArrowUp}');
  await userEvent.clear(field);
  await userEvent.type(field, 'good night{Enter}');
  await waitFor(() => expect(chats.chat('12').entries).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Remove lamps.txt' })).toBeVisible();
});

test('files on their way say how far they are, and are stopped by a press', async () => {
  const { chats, records } = await send(['lamps.txt'], { answers: { 'POST /chat/blobs': never } });
  expect(await screen.findByRole('progressbar', { name: 'Sending files' })).toHaveAttribute('value', '0.4');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByText('lamps.txt')).toBeNull();
  await waitFor(() =>
    expect(records.calls.find(({ name }) => name === 'POST /chat/blobs')?.status).toBe('given-up'),
  );
  // What is said next is not held up by it.
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), 'never mind{Enter}');
  await waitFor(() => expect(chats.chat('12').entries).toHaveLength(1));
  expect(chats.chat('12').entries[0]?.blobs).toEqual([]);
});
