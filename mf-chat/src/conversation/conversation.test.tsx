import { ApiError } from '@plaza/shell-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectGoneTo } from '../testing/expectGoneTo.ts';
import { likeABrowser, mark, openChats, type People, somePeople } from '../testing/openChats.ts';
import type { ChatShell } from '../testing/chatShell.ts';

let people: People;
const offline = new ApiError('Plaza does not answer.', { code: 'network', status: 0 });

beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

/** Amber's chat with Basalt. */
async function open(prepare: (shell: ChatShell) => Promise<unknown> | void = () => undefined) {
  const mounted = await openChats(people, '/chat/12', async (shell) => {
    shell.chats.pair('12', people.basalt);
    await prepare(shell);
  });
  const { chats, bring } = mounted;
  const hear = (entry: Awaited<ReturnType<typeof chats.say>>) =>
    act(async () => bring({ type: 'new-message', payload: chats.eventOf(entry), mark }));
  return { ...mounted, hear };
}

const field = () => screen.findByPlaceholderText('Type a message...');
const write = async (text: string) => userEvent.type(await field(), text);
/** In the chat itself: the list of chats shows the last words as well, a moment later. */
const said = async (text: string) =>
  within(await screen.findByRole('list', { name: 'Messages' })).findByText(text);
const bubbleOf = async (text: string) => {
  const row = (await said(text)).closest('[data-side]');
  if (!(row instanceof HTMLElement)) throw new Error('No bubble.');
  return row;
};
const pane = () => screen.findByRole('region', { name: 'Basalt Okoro' });

describe('the header', () => {
  test('[2.12-1] has a way back, a picture, the name, and Online', async () => {
    await open(({ chats }) => void (chats.chat('12').partner = { online: true, lastActive: null }));
    const header = within(await pane());
    expect(await header.findByText('Online')).toBeVisible();
    expect(header.getByRole('heading', { name: 'Basalt Okoro' })).toBeVisible();
    await userEvent.click(header.getByRole('button', { name: 'Back' }));
    expect(window.location.pathname).toBe('/chat');
  });

  test('[2.12-1] says when somebody was here last, and Offline where nobody tells', async () => {
    const at = new Date(Date.now() - 3_600_000);
    const { bring } = await open(
      ({ chats }) => void (chats.chat('12').partner = { online: false, lastActive: at.toISOString() }),
    );
    const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
    expect(await screen.findByText(`Last active ${time}`)).toBeVisible();
    await act(async () =>
      bring({ type: 'presence', payload: { userId: '2', online: true, last_active: null }, mark: undefined }),
    );
    expect(await screen.findByText('Online')).toBeVisible();
  });

  test('[2.12-1] Offline where nobody tells', async () => {
    await open();
    expect(await screen.findByText('Offline')).toBeVisible();
  });

  test('[2.12-1] a full date once that is more than a day ago', async () => {
    await open(
      ({ chats }) =>
        void (chats.chat('12').partner = { online: false, lastActive: '2026-03-04T10:00:00.000Z' }),
    );
    expect(await screen.findByText('Last active 4 March 2026')).toBeVisible();
  });
});

/** Where a row stands; the list puts it into the page in whatever order. */
const placeIn = (row: Element) => Number(row.getAttribute('aria-posinset'));

describe('the history', () => {
  test('[2.12-2] sent and received look different, and each has its time', async () => {
    await open(async ({ chats }) => {
      await chats.say('12', people.basalt, 'hello', { at: '2026-11-20T18:34:00.000Z' });
      await chats.say('12', people.amber, 'hi', { at: '2026-11-20T18:35:00.000Z' });
    });
    const received = await bubbleOf('hello');
    const sent = await bubbleOf('hi');
    expect(received.dataset['side']).toBe('received');
    expect(sent.dataset['side']).toBe('sent');
    const timeOf = (at: string) =>
      new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
    expect(within(received).getByText(timeOf('2026-11-20T18:34:00.000Z'))).toBeVisible();
    expect(within(sent).getByText(timeOf('2026-11-20T18:35:00.000Z'))).toBeVisible();
  });

  test('[8-3] what cannot be read is [Decryption Error]', async () => {
    await open(async ({ chats }) => {
      const entry = await chats.say('12', people.basalt, 'x');
      Object.assign(entry, { content: `p1.${'A'.repeat(200)}` });
    });
    expect(await said('[Decryption Error]')).toBeVisible();
  });

  test('a day stands above its first message, and New above what is unread', async () => {
    await open(async ({ chats }) => {
      await chats.say('12', people.basalt, 'old', { at: '2025-11-20T18:34:00.000Z' });
      await chats.say('12', people.basalt, 'fresh', { at: '2025-11-21T18:34:00.000Z' });
      const { conversation } = chats.chat('12');
      chats.chat('12').conversation = { ...conversation, read_seq: 1, unread_count: 1 };
    });
    const rows = () =>
      within(screen.getByRole('list', { name: 'Messages' }))
        .getAllByRole('listitem')
        .toSorted((one, other) => placeIn(one) - placeIn(other))
        .map((row) => row.textContent ?? '');
    const placeOf = (words: string) => rows().findIndex((row) => row.includes(words));
    await screen.findByRole('list', { name: 'Messages' });
    await waitFor(() => expect(placeOf('old')).toBeGreaterThan(0));
    expect(placeOf('New')).toBeGreaterThan(placeOf('old'));
    expect(placeOf('fresh')).toBeGreaterThan(placeOf('New'));
    expect(rows().filter((row) => /November 2025/.test(row))).toHaveLength(2);
  });

  test('[4-7] a message that comes twice is there once', async () => {
    const { chats, hear } = await open();
    await field();
    const entry = await chats.say('12', people.basalt, 'only once');
    await hear(entry);
    await hear(entry);
    expect(await screen.findAllByText('only once')).toHaveLength(1);
  });

  test('[8-3] Could not fetch chat details, and Retry loads it', async () => {
    const { chats } = await open(({ chats: all }) => void all.refusals.set('history', offline));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch chat details');
    // A phone shows nothing beside it that leads back.
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    chats.refusals.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Say hello')).toBeVisible();
  });
});

describe('typing', () => {
  const type = (bring: ChatShell['bring'], userId = '2') =>
    act(async () =>
      bring({ type: 'client-typing', payload: undefined, mark: undefined, channel: 'chat-12', userId }),
    );

  test('[2.12-3] shows Typing... for two seconds after the last keystroke of the other one', async () => {
    const { bring } = await open();
    const header = within(await pane());
    await header.findByText('Offline');
    jest.useFakeTimers({ advanceTimers: true });
    try {
      await type(bring);
      await act(async () => jest.advanceTimersByTime(1500));
      await type(bring);
      await act(async () => jest.advanceTimersByTime(1500));
      expect(header.getAllByText('Typing...')[0]).toBeVisible();
      await act(async () => jest.advanceTimersByTime(600));
      expect(header.queryByText('Typing...')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  test('[2.12-3] ends when the message is there', async () => {
    const { bring, chats, hear } = await open();
    await field();
    await type(bring);
    expect(await screen.findAllByText('Typing...')).not.toEqual([]);
    await hear(await chats.say('12', people.basalt, 'said'));
    await waitFor(() => expect(screen.queryByText('Typing...')).toBeNull());
  });

  test('[2.12-3] tells the other one, once a second at most', async () => {
    const { records } = await open();
    await field();
    // However long a busy machine takes to type: time passes where this test says so.
    const begun = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(begun);
    await write('hello there');
    const told = { channel: 'chat-12', type: 'client-typing', payload: undefined };
    expect(records.triggers).toEqual([told]);
    clock.mockReturnValue(begun + 1000);
    await write('!');
    clock.mockRestore();
    expect(records.triggers).toEqual([told, told]);
  });
});

describe('a text', () => {
  test('[2.12-4] Enter sends it, and it is there at once', async () => {
    const { chats } = await open();
    await write('good evening{Enter}');
    expect(await bubbleOf('good evening')).toHaveAttribute('data-side', 'sent');
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(chats.chat('12').entries).toHaveLength(1));
  });

  test('[2.12-4] the send icon sends it too; Shift and Enter break the line', async () => {
    await open();
    await write('one{Shift>}{Enter}{/Shift}two');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText((_, element) => element?.textContent === 'one\ntwo')).toBeVisible();
  });

  test('[5-4] blank text is not sent', async () => {
    const { chats } = await open();
    await write('   {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(chats.chat('12').entries).toEqual([]);
    expect(screen.getByText('Say hello')).toBeVisible();
  });

  test('[4-5] that does not go says Could not send message and stays, with a retry', async () => {
    const { chats, records } = await open(({ chats: all }) => void all.refusals.set('send', offline));
    await write('still here{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Could not send message. There is no connection.');
    expect(records.toasts).toEqual([{ message: 'Could not send message', tone: 'bad' }]);
    expect(screen.getByText('still here')).toBeVisible();
    chats.refusals.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(chats.chat('12').entries).toHaveLength(1));
    expect(screen.getByText('still here')).toBeVisible();
  });

  test('[4-5] that does not go can be discarded', async () => {
    const { chats } = await open(({ chats: all }) => void all.refusals.set('send', offline));
    await write('never mind{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('never mind')).toBeNull());
    expect(chats.chat('12').entries).toEqual([]);
  });

  test('that was begun is there again when one comes back', async () => {
    await open();
    await write('unfinished');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('link', { name: /Draft: unfinished/ }));
    expect(await field()).toHaveValue('unfinished');
  });
});

describe('a picture', () => {
  const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3)], 'lamp.png', { type: 'image/png' });
  beforeEach(() => {
    let count = 0;
    Object.assign(URL, { createObjectURL: () => `blob:${(count += 1)}`, revokeObjectURL: () => undefined });
  });
  const pick = async (file: File, applyAccept = true) => {
    await field();
    const input = screen.getByLabelText('Choose images', { selector: 'input' });
    await userEvent.setup({ applyAccept }).upload(input, file);
  };

  test('[2.12-5] only images can be chosen; Send Media stands there once one is', async () => {
    const { records } = await open();
    await field();
    expect(screen.queryByRole('button', { name: 'Send Media' })).toBeNull();
    await pick(new File(['x'], 'notes.txt', { type: 'text/plain' }), false);
    expect(records.toasts).toEqual([{ message: 'Only images can be chosen here.', tone: 'bad' }]);
    expect(screen.queryByRole('button', { name: 'Send Media' })).toBeNull();
    await pick(png);
    expect(await screen.findByRole('button', { name: 'Send Media' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'lamp.png' })).toBeVisible();
  });

  test('[4-6] is there at once from this device, and then is the server’s', async () => {
    const { chats } = await open();
    await pick(png);
    await userEvent.click(await screen.findByRole('button', { name: 'Send Media' }));
    expect(await screen.findByRole('img', { name: 'Picture' })).toBeVisible();
    await waitFor(() => expect(chats.chat('12').entries).toHaveLength(1));
    const [entry] = chats.chat('12').entries;
    expect(entry).toMatchObject({ is_image: true, blobs: [expect.any(String)] });
    await waitFor(() => expect(screen.getByText('Sent')).toBeInTheDocument());
    expect(screen.getAllByRole('img', { name: 'Picture' })).toHaveLength(1);
    // What the server has of it is no picture.
    const kept = chats.blobs.get(entry?.blobs[0] ?? '');
    expect(new Uint8Array((await kept?.arrayBuffer()) ?? []).slice(0, 4)).not.toEqual(
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
    );
  });

  test('[4-6] that does not go says Could not send media and stays', async () => {
    const { chats, records } = await open(({ chats: all }) => void all.refusals.set('blobs', offline));
    await pick(png);
    await userEvent.click(await screen.findByRole('button', { name: 'Send Media' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not send media');
    expect(records.toasts).toEqual([{ message: 'Could not send media', tone: 'bad' }]);
    expect(await screen.findByRole('img', { name: 'Picture' })).toBeVisible();
    chats.refusals.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(chats.chat('12').entries).toHaveLength(1));
  });
});

describe('a message', () => {
  test('is edited with the arrow up, and says so', async () => {
    const { chats } = await open();
    await write('good nigt{Enter}');
    await waitFor(() => expect(chats.chat('12').entries).toHaveLength(1));
    await screen.findByText('Sent');
    await userEvent.type(await field(), '{ArrowUp}');
    expect(await field()).toHaveValue('good nigt');
    await userEvent.clear(await field());
    await write('good night{Enter}');
    expect(await said('good night')).toBeVisible();
    expect(screen.getByText('edited')).toBeVisible();
    await waitFor(() =>
      expect(chats.chat('12').entries.map(({ kind }) => kind)).toEqual(['message', 'edit']),
    );
  });

  test('is answered, and the answer leads to it', async () => {
    const { chats } = await open(({ chats: all }) => all.say('12', people.basalt, 'tea or coffee?'));
    await said('tea or coffee?');
    await userEvent.click(await screen.findByRole('button', { name: 'More about this message' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    await write('tea{Enter}');
    const answer = await bubbleOf('tea');
    expect(
      within(answer).getByRole('button', { name: 'Answer to Basalt Okoro: tea or coffee?' }),
    ).toHaveTextContent('tea or coffee?');
    await waitFor(() => expect(chats.chat('12').entries).toHaveLength(2));
  });

  test('that was said long before its answer is fetched for who asks for it', async () => {
    await open(async ({ chats }) => {
      const { id } = await chats.say('12', people.basalt, 'the oldest word');
      for (let at = 0; at < 9; at += 1) await chats.say('12', people.basalt, `line ${at}`);
      const reply = { id, sender_id: '2', text: 'the oldest' };
      await chats.say('12', people.basalt, 'as I said', { content: { reply } });
      for (let at = 0; at < 49; at += 1) await chats.say('12', people.basalt, `later ${at}`);
    });
    const answer = await bubbleOf('as I said');
    expect(screen.queryByText('the oldest word')).toBeNull();
    await userEvent.click(within(answer).getByRole('button', { name: 'Answer to Basalt Okoro: the oldest' }));
    await expectGoneTo('the oldest word');
  });

  test('is reacted to, and a second press takes that back', async () => {
    await open(({ chats }) => chats.say('12', people.basalt, 'we won'));
    await said('we won');
    await userEvent.click(await screen.findByRole('button', { name: 'React' }));
    const choices = await screen.findAllByRole('button', { name: /^React with/ });
    expect(choices).toHaveLength(6);
    // They are our drawings: a machine without a font for emoji would show empty boxes.
    for (const choice of choices) await waitFor(() => expect(choice.textContent).toBe(''));
    await userEvent.click(screen.getByRole('button', { name: 'React with 🎉' }));
    const chip = await screen.findByRole('button', { name: '🎉, 1 person' });
    await waitFor(() => expect(chip.textContent).toBe(''));
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await waitFor(() => expect(screen.queryByRole('button', { name: '🎉, 1 person' })).toBeNull());
  });

  test('is deleted for everyone after a question', async () => {
    const { chats } = await open();
    await write('wrong chat{Enter}');
    await screen.findByText('Sent');
    await userEvent.click(await screen.findByRole('button', { name: 'More about this message' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete for everyone' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete for everyone' }),
    );
    expect(await said('Message deleted')).toBeVisible();
    await waitFor(() => expect(chats.chat('12').entries[0]?.is_deleted).toBe(true));
  });
});

describe('a request', () => {
  test('is accepted, or put away', async () => {
    const { chats } = await open(async ({ chats: all }) => {
      await all.say('12', people.basalt, 'do you know me?');
      all.chat('12').conversation = { ...all.chat('12').conversation, folder: 'requests' };
    });
    expect(await screen.findByText('Basalt Okoro is not your friend yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
    expect(chats.chat('12').conversation.folder).toBe('inbox');
  });
});

test('a closed chat says that nobody can write any more', async () => {
  await open(({ chats }) => {
    chats.chat('12').conversation = { ...chats.chat('12').conversation, is_closed: true };
  });
  expect(await screen.findByText('Nobody can write in this chat any more.')).toBeVisible();
  expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
});
