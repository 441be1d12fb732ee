import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, mark, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

const keysChanged = (userId: string) => ({
  type: 'keys-changed' as const,
  payload: { user_id: userId, n: 2, key_id: 'k'.repeat(22), how: 'reset' as const },
  mark,
});

test('to somebody without keys what one writes waits, and the chat says so until they have some', async () => {
  const { chats, bring, records } = await openChats(people, '/chat/12', ({ chats: all }) => {
    all.keyless.add('2');
    all.pair('12', people.basalt);
  });
  expect(await screen.findByText(/^Basalt Okoro has not opened chat yet/)).toBeVisible();
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), 'read this later{Enter}');
  await waitFor(() => expect(chats.chat('12').entries).toHaveLength(1));
  expect(records.calls.map(({ name }) => name)).not.toContain('POST /conversations/:id/epochs/:n/wraps');
  chats.keyless.delete('2');
  await act(async () => bring(keysChanged('2')));
  await waitFor(() =>
    expect([...chats.chat('12').late]).toEqual([`1:${people.basalt.person.identity.keyId}`]),
  );
  await waitFor(() => expect(screen.queryByText(/has not opened chat yet/)).toBeNull());
});

test('who began anew is let read what was said before, once one has compared and says so', async () => {
  const { chats, bring } = await openChats(people, '/chat/12', async ({ chats: all }) => {
    all.pair('12', people.basalt);
    await all.say('12', people.amber, 'before the flood');
  });
  await screen.findAllByText('before the flood');
  await chats.renew('2');
  await act(async () => bring(keysChanged('2')));
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), 'are you there?{Enter}');
  await waitFor(() => expect(chats.chat('12').entries).toHaveLength(2));
  expect(await screen.findByText(/Your safety number with Basalt Okoro has changed/)).toBeVisible();
  // Nothing of it is handed over by a device alone.
  expect([...chats.chat('12').late]).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await userEvent.click(await screen.findByRole('button', { name: 'They are the same' }));
  expect(await screen.findByText(/Basalt Okoro has new keys/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Let them read' }));
  const now = chats.people.get('2')?.person.identity.keyId;
  await waitFor(() => expect([...chats.chat('12').late]).toEqual([`1:${now}`]));
  await waitFor(() => expect(screen.queryByText(/Your safety number with/)).toBeNull());
});
