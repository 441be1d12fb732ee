import { act, screen, waitFor, within } from '@testing-library/react';
import { service } from '../service.ts';
import type { ChatShell } from '../testing/chatShell.ts';
import { likeABrowser, mark, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

let stop: () => void;
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

/** Every number that the badge of the frame has shown, and every one that the row of the chat has. */
async function openBeside() {
  let shell!: ChatShell;
  const { bring, chats } = await openChats(people, '/chat/12', async (made) => {
    shell = made;
    made.chats.pair('12', people.basalt);
    made.chats.pair('13', people.cedar);
    await made.chats.say('12', people.basalt, 'the lamps are lit');
  });
  const started = await service.start(shell.ctx);
  stop = () => void started.stop();
  const list = await screen.findByRole('list', { name: 'Messages' });
  const row = await screen.findByRole('link', { name: /Basalt Okoro/, current: 'page' });
  const inRow: string[] = [];
  new MutationObserver(() => inRow.push(/\d+ unread/.exec(row.textContent ?? '')?.[0] ?? '')).observe(row, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  const numbers = () => ({
    frame: shell.records.emits.flatMap(({ type, payload }) =>
      type === 'chat.unread' ? [Object(payload).count as number] : [],
    ),
    row: inRow.filter((badge) => badge !== ''),
  });
  const hear = async (id: '12' | '13', from: keyof People, words: string) => {
    const entry = await chats.say(id, people[from], words);
    const { unread_count } = chats.change(id, { unread_count: chats.chat(id).conversation.unread_count + 1 });
    await act(async () =>
      bring({ type: 'new-message', payload: { ...chats.eventOf(entry), unread_count }, mark }),
    );
  };
  const told = () =>
    shell.records.calls.flatMap(({ name, input }) =>
      name === 'PUT /conversations/:id/marks' ? [Object(input).body] : [],
    );
  return { list, numbers, hear, told };
}

const look = (isThere: boolean) => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'focus' : 'blur')));
};

test('no badge shows what comes while its chat is looked at, not even until the server knows', async () => {
  look(true);
  const { list, numbers, hear } = await openBeside();
  await hear('12', 'basalt', 'are you there?');
  expect(await within(list).findByText('are you there?')).toBeVisible();
  // The list has come anew since: its last words stand in the row.
  const row = screen.getByRole('link', { name: /Basalt Okoro/, current: 'page' });
  await waitFor(() => expect(row).toHaveTextContent('are you there?'));
  expect(numbers().row).toEqual([]);
  expect(new Set(numbers().frame)).toEqual(new Set([0]));
});

test('what comes elsewhere shows at once, and so does what comes once one looks away', async () => {
  look(true);
  const { numbers, hear } = await openBeside();
  await hear('13', 'cedar', 'hello');
  expect(numbers().frame.at(-1)).toBe(1);
  look(false);
  await hear('12', 'basalt', 'gone?');
  expect(numbers().frame.at(-1)).toBe(2);
  await waitFor(() => expect(numbers().row.at(-1)).toMatch(/1 unread/));
  look(true);
  expect(numbers().frame.at(-1)).toBe(1);
});

test('the server is told once of what comes while its chat is looked at', async () => {
  look(true);
  const { list, hear, told } = await openBeside();
  await hear('12', 'basalt', 'are you there?');
  expect(await within(list).findByText('are you there?')).toBeVisible();
  await waitFor(() => expect(told().at(-1)).toMatchObject({ read_seq: 2 }), { timeout: 3000 });
  expect(told().filter(({ delivered_seq }) => delivered_seq === 2)).toHaveLength(1);
});
