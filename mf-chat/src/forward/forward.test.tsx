import { ApiError } from '@plaza/shell-contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sealPicked } from '../files/sealPicked.ts';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';
import type { TestChats } from '../testing/TestChats.ts';
import { titleGroup } from '../testing/titleGroup.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

const ID = '0b9e1f5c-6c1c-4a53-9a51-000000000001';

/** Amber's chat with Basalt, who has said something; another with Cedar, a group, and one that is closed. */
async function open(say: (chats: TestChats) => Promise<unknown>) {
  const opened = await openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt);
    chats.pair('13', people.cedar, { timer_seconds: 3600 });
    chats.group('20', [people.basalt, people.cedar]);
    await titleGroup(chats, '20', people.amber, { text: 'Lantern crew' });
    chats.group('21', [people.cedar], { is_closed: true });
    await say(chats);
  });
  answerFiles(opened.chats);
  return opened;
}

/** The sealed files of the test server; one that is gone does not come. */
function answerFiles({ blobs }: TestChats): void {
  window.fetch = async (address) => {
    const blob = blobs.get(typeof address === 'string' ? address.replace('/sealed/', '') : '');
    const answer = {
      ok: blob !== undefined,
      status: blob ? 200 : 404,
      arrayBuffer: () => blob?.arrayBuffer(),
    };
    return answer as unknown as Response;
  };
}

async function aFile(chats: TestChats) {
  const file = new File(['oil, rope'], 'list.txt', { type: 'text/plain' });
  const { about, sealed } = await sealPicked({ file, name: file.name, type: file.type });
  chats.blobs.set(ID, sealed);
  await chats.say('12', people.basalt, 'the list', {
    content: { files: [{ ...about, id: ID }] },
    more: { blobs: [ID] },
  });
}

async function chooseChats(...names: string[]) {
  await userEvent.click(await screen.findByRole('button', { name: 'More about this message' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Forward' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forward to' }));
  for (const name of names) await userEvent.click(await dialog.findByRole('checkbox', { name }));
  return dialog;
}

async function goTo(name: RegExp) {
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Forward to' })).toBeNull());
  await userEvent.click(
    await within(screen.getByRole('list', { name: 'Chats' })).findByRole('link', { name }),
  );
}
const messages = async () => within(await screen.findByRole('list', { name: 'Messages' }));

test('a message goes to several chats, marked as forwarded, under the timer of each', async () => {
  const { chats, records } = await open((all) =>
    all.say('12', people.basalt, '@amber the lamps are lit', {
      content: { mentions: [{ id: '1', username: 'amber' }], timer: 60 },
    }),
  );
  const dialog = await chooseChats('Cedar Novak', 'Lantern crew');
  // Nobody can write in a chat that is closed.
  expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
  await userEvent.click(dialog.getByRole('button', { name: 'Forward to 2 chats' }));
  await waitFor(() => expect(records.toasts).toEqual([{ message: 'Forwarded to 2 chats.', tone: 'good' }]));
  await waitFor(() => expect(chats.chat('20').entries).toHaveLength(1));
  expect(chats.chat('13').entries).toHaveLength(1);
  expect(chats.chat('13').entries[0]?.expires_at).not.toBeNull();
  expect(chats.chat('20').entries[0]).toMatchObject({ expires_at: null, notify: [] });
  await goTo(/Lantern crew/);
  expect(await (await messages()).findByText('@amber the lamps are lit')).toBeVisible();
  expect((await messages()).getByText('Forwarded')).toBeVisible();
});

test('a file goes along, sealed anew for each chat', async () => {
  const { chats } = await open(aFile);
  const dialog = await chooseChats('Cedar Novak', 'Lantern crew');
  await userEvent.click(dialog.getByRole('button', { name: 'Forward to 2 chats' }));
  await waitFor(() => expect(chats.chat('20').entries).toHaveLength(1));
  const blobs = [chats.chat('13'), chats.chat('20')].map(({ entries }) => entries[0]?.blobs[0] ?? '');
  expect(new Set([ID, ...blobs]).size).toBe(3);
  const bytesOf = async (id: string) =>
    new Uint8Array((await chats.blobs.get(id)?.arrayBuffer()) ?? []).join();
  const texts = await Promise.all([ID, ...blobs].map(bytesOf));
  expect(new Set(texts).size).toBe(3);
  await goTo(/Cedar Novak/);
  expect(await (await messages()).findByRole('button', { name: 'Save list.txt' })).toBeVisible();
});

test('a file that does not load is said, and nobody gets half of it', async () => {
  const { chats } = await open(aFile);
  chats.blobs.clear();
  const dialog = await chooseChats('Cedar Novak');
  await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/did not load, so nothing was forwarded/);
  expect(chats.chat('13').entries).toEqual([]);
});

test('without a network it waits in the outbox like anything else that is said', async () => {
  const { chats } = await open((all) => all.say('12', people.basalt, 'the lamps are lit'));
  chats.refusals.set('send', new ApiError('Plaza does not answer.', { code: 'network', status: 0 }));
  const dialog = await chooseChats('Cedar Novak');
  await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
  await goTo(/Cedar Novak/);
  expect(await (await messages()).findByText('Forwarded')).toBeVisible();
  expect(await screen.findByText(/Could not send message/)).toBeVisible();
  chats.refusals.clear();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(chats.chat('13').entries).toHaveLength(1));
});

test('chats are found by name, and without one there is nothing to send to', async () => {
  await open((all) => all.say('12', people.basalt, 'the lamps are lit'));
  const dialog = await chooseChats();
  expect(dialog.getByRole('button', { name: 'Forward' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search your chats' }), 'céd');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search your chats' }), 'x');
  expect(dialog.getByText('No chat is called that.')).toBeVisible();
});
