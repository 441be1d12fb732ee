import { ApiError } from '@plaza/shell-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatShell } from '../testing/chatShell.ts';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

/** Amber's chat with Basalt, who has said something. */
async function open(
  prepare: (shell: ChatShell) => Promise<unknown> | void = () => undefined,
  options: Parameters<typeof openChats>[3] = {},
) {
  const opened = await openChats(
    people,
    '/chat/12',
    async (shell) => {
      shell.chats.pair('12', people.basalt);
      await shell.chats.say('12', people.basalt, 'good evening');
      await prepare(shell);
    },
    options,
  );
  // The list of chats has these words as well, and may have them before the chat is there to hear anything.
  await within(await screen.findByRole('list', { name: 'Messages' })).findByText('good evening');
  const chat = () => opened.chats.chat('12').conversation;
  return { ...opened, chat };
}

async function choose(item: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: 'More about this chat' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

const row = async () =>
  within(await screen.findByRole('list', { name: 'Chats' })).findByRole('link', { name: /Basalt Okoro/ });
const refused = new ApiError('You can pin five chats.', { code: 'chat.too-many-pinned', status: 409 });

describe('the menu of a chat', () => {
  test('mutes it for a day, the list says so, and takes that back', async () => {
    const { chat } = await open();
    await choose('Mute');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mute this chat' }));
    expect(dialog.getByRole('combobox', { name: 'Mute for' })).toHaveDisplayValue('1 day');
    expect(dialog.queryByRole('checkbox')).toBeNull();
    const before = Date.now();
    await userEvent.click(dialog.getByRole('button', { name: 'Mute' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Mute this chat' })).toBeNull());
    const until = new Date(String(chat().muted_until)).getTime();
    expect(until).toBeGreaterThanOrEqual(before + 86_400_000);
    expect(await within(await row()).findByText('Muted')).toBeInTheDocument();
    await choose('Unmute');
    await waitFor(() => expect(chat().muted_until).toBeNull());
    await waitFor(async () => expect(within(await row()).queryByText('Muted')).toBeNull());
  });

  test('mutes it until one turns it on again', async () => {
    const { chat } = await open();
    await choose('Mute');
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Mute for' }),
      'Until I turn it on again',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
    await waitFor(() => expect(String(chat().muted_until)).toMatch(/^9999-/));
  });

  test('mutes a group but for what mentions one, or that too', async () => {
    const { chats } = await openChats(people, '/chat/20', async (shell) => {
      shell.chats.group('20', [people.basalt]);
      await shell.chats.say('20', people.amber, 'good evening');
    });
    await screen.findAllByText('good evening');
    await choose('Mute');
    const mentions = await screen.findByRole('checkbox', { name: 'Tell me when I am mentioned' });
    expect(mentions).toBeChecked();
    await userEvent.click(mentions);
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
    await waitFor(() => expect(chats.chat('20').conversation).toMatchObject({ tells_mentions: false }));
  });

  test('pins it, which puts it above newer ones, and takes that back', async () => {
    const { chat } = await open(async ({ chats }) => {
      chats.pair('13', people.cedar);
      await chats.say('13', people.cedar, 'newer', { at: '2026-11-21T18:00:00.000Z' });
    });
    const first = () => within(screen.getByRole('list', { name: 'Chats' })).getAllByRole('link')[0];
    await waitFor(() => expect(first()).toHaveTextContent('Cedar Novak'));
    await choose('Pin');
    await waitFor(() => expect(first()).toHaveTextContent('Basalt Okoro'));
    expect(chat().is_pinned).toBe(true);
    expect(within(await row()).getByText('Pinned')).toBeInTheDocument();
    await choose('Unpin');
    await waitFor(() => expect(first()).toHaveTextContent('Cedar Novak'));
  });

  test('says why a chat could not be pinned', async () => {
    const { records, chat } = await open(undefined, {
      answers: { 'PUT /conversations/:id/options': refused },
    });
    await choose('Pin');
    await waitFor(() => expect(records.toasts).toEqual([{ message: refused.message, tone: 'bad' }]));
    expect(chat().is_pinned).toBe(false);
  });

  test('puts it into the archive, where the list has it, and takes it out again', async () => {
    const { chat } = await open();
    await choose('Archive');
    await waitFor(() => expect(chat().folder).toBe('archived'));
    await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
    expect(
      within(await screen.findByRole('list', { name: 'Archive' })).getByText('Basalt Okoro'),
    ).toBeVisible();
    await choose('Move out of the archive');
    await waitFor(() => expect(chat().folder).toBe('inbox'));
    expect(await screen.findByText('Nothing in the archive')).toBeVisible();
  });

  test('blocks somebody after a question, and the chat is closed', async () => {
    const { records } = await open();
    await choose('Block Basalt Okoro');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Block Basalt Okoro?' }));
    expect(records.calls.map(({ name }) => name)).not.toContain('PUT /people/:username/block');
    await userEvent.click(asked.getByRole('button', { name: 'Block Basalt Okoro' }));
    expect(await screen.findByText('Nobody can write in this chat any more.')).toBeVisible();
    expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
    expect(screen.getAllByText('good evening')[0]).toBeVisible();
  });

  test('does not show whom one blocks online any more', async () => {
    const { bring } = await open();
    const payload = { userId: '2', online: true, last_active: null };
    await act(async () => bring({ type: 'presence', payload, mark: undefined }));
    expect(await screen.findByText('Online')).toBeVisible();
    await choose('Block Basalt Okoro');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Block Basalt Okoro?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Block Basalt Okoro' }));
    expect(await screen.findByText('Nobody can write in this chat any more.')).toBeVisible();
    expect(screen.getByText('Offline')).toBeVisible();
  });

  test('leads to the profile of who one talks with', async () => {
    const { records } = await open();
    await choose('Profile');
    expect(records.navigations.map(({ to }) => to)).toContain('/user/basalt');
  });
});

describe('a request', () => {
  test('is put away without a word to who has sent it', async () => {
    const { chats, records } = await open(({ chats: all }) => void all.change('12', { folder: 'requests' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(window.location.pathname).toBe('/chat'));
    expect(chats.all.has('12')).toBe(false);
    expect(records.calls.map(({ name }) => name)).not.toContain('POST /chat/send-message');
  });

  test('that could not be put away stays, and says why', async () => {
    const { records } = await open(({ chats }) => void chats.change('12', { folder: 'requests' }), {
      answers: { 'POST /conversations/:id/decline': refused },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(records.toasts).toEqual([{ message: refused.message, tone: 'bad' }]));
    expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled();
  });
});

describe('a report', () => {
  test('begins with the message that it is about, and says what was wrong with it', async () => {
    const { records } = await open(({ chats }) => chats.say('12', people.basalt, 'buy my coins'));
    await screen.findAllByText('buy my coins');
    const messages = within(await screen.findByRole('list', { name: 'Messages' }));
    const row = (await messages.findByText('buy my coins')).closest<HTMLElement>('[role="listitem"]');
    if (!row) throw new Error('No row.');
    await userEvent.click(await within(row).findByRole('button', { name: 'More about this message' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
    expect(await screen.findByRole('checkbox', { name: 'buy my coins' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'good evening' })).not.toBeChecked();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What is wrong?' }), 'Harassment');
    await userEvent.type(screen.getByRole('textbox', { name: /Anything that helps/ }), 'every day');
    await userEvent.click(screen.getByRole('button', { name: 'Report 1 message' }));
    await waitFor(() =>
      expect(
        records.calls.findLast(({ name }) => name === 'POST /conversations/:id/report')?.input,
      ).toMatchObject({
        body: { reason: 'harassment', note: 'every day', messages: [{ key: expect.any(String) }] },
      }),
    );
  });

  test('needs a message, and one that does not go stays on screen', async () => {
    await open(undefined, { answers: { 'POST /conversations/:id/report': refused } });
    await choose('Report messages');
    expect(await screen.findByRole('button', { name: 'Report messages' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'good evening' }));
    await userEvent.click(screen.getByRole('button', { name: 'Report 1 message' }));
    expect(await screen.findByText(refused.message)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'good evening' })).toBeChecked();
  });
});
