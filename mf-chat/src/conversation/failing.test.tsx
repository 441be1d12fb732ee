import { ApiError } from '@plaza/shell-contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatShell } from '../testing/chatShell.ts';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

/** Amber's chat with Basalt. */
const open = (prepare: (shell: ChatShell) => Promise<unknown> | void) =>
  openChats(people, '/chat/12', async (shell) => {
    shell.chats.pair('12', people.basalt);
    await prepare(shell);
  });

test('a message that the server refuses says where it stands why, in the words of the server', async () => {
  const refusal = new ApiError('Nobody can write in this chat any more.', {
    code: 'chat.closed',
    status: 403,
  });
  await open(({ chats: all }) => void all.refusals.set('send', refusal));
  await userEvent.type(await screen.findByPlaceholderText('Type a message...'), 'too late{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Could not send message. Nobody can write in this chat any more.');
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(within(alert).getByRole('button', { name: 'Discard' })).toBeVisible();
});

describe('for a chat that one is no longer in', () => {
  const gone = new ApiError('Could not fetch chat details', { code: 'chat.not-member', status: 403 });
  const out = 'You are not in that chat any more. Not sent:';
  const refuse = ({ chats: all }: ChatShell) => void all.refusals.set('send', gone);
  const say = async (words: string) => {
    await userEvent.click(await screen.findByPlaceholderText('Type a message...'));
    await userEvent.paste(words);
    await userEvent.keyboard('{Enter}');
  };

  test('words are said once, can be taken along, and wait no more', async () => {
    const { records } = await open(refuse);
    await say('see you at nine');
    await waitFor(() => expect(records.toasts).toHaveLength(1));
    expect(records.toasts[0]).toMatchObject({
      message: `${out} “see you at nine”`,
      tone: 'bad',
      stays: true,
    });
    await waitFor(() => expect(screen.queryByText('see you at nine')).toBeNull());
    userEvent.setup(); // brings a clipboard
    records.toasts[0]?.action?.onAct();
    expect(await navigator.clipboard.readText()).toBe('see you at nine');
  });

  test('also words of which somebody was told before that they did not go', async () => {
    const offline = new ApiError('Plaza does not answer.', { code: 'network', status: 0 });
    let shell: ChatShell | undefined;
    const { records } = await open((opened) => {
      shell = opened;
      opened.chats.refusals.set('send', offline);
    });
    await say('see you at nine');
    await waitFor(() => expect(records.toasts).toHaveLength(1));
    if (shell) refuse(shell);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(records.toasts).toHaveLength(2));
    expect(records.toasts[1]?.message).toBe(`${out} “see you at nine”`);
    await waitFor(() => expect(screen.queryByText('see you at nine')).toBeNull());
  });

  test('a file alone is said by its name, and long words are not cut within a sign', async () => {
    const { records } = await open(refuse);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose files' })).toBeEnabled());
    const plan = new File(['hello'], 'plan.txt', { type: 'text/plain' });
    await userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), [plan]);
    await userEvent.click(screen.getByRole('button', { name: 'Send Media' }));
    await waitFor(() => expect(records.toasts).toHaveLength(1));
    expect(records.toasts[0]?.message).toBe(`${out} “plan.txt”`);
    await say(`${'a'.repeat(79)}🏮 and on`);
    await waitFor(() => expect(records.toasts).toHaveLength(2));
    expect(records.toasts[1]?.message).toBe(`${out} “${'a'.repeat(79)}…”`);
  });
});

test('a message that was edited to something that cannot be read here shows what it said before, and says so', async () => {
  await open(async ({ chats }) => {
    const target = await chats.say('12', people.basalt, 'before the edit');
    const more = { content: `p1.${'A'.repeat(160)}` };
    await chats.say('12', people.basalt, '', { kind: 'edit', target, more });
  });
  const messages = within(await screen.findByRole('list', { name: 'Messages' }));
  expect(await messages.findByText('before the edit')).toBeVisible();
  expect(messages.getByText('edited, but that cannot be read here')).toBeVisible();
  // In the list as well.
  expect(await screen.findByRole('link', { name: /before the edit/ })).toBeVisible();
  expect(screen.queryByText('Error decrypting message')).toBeNull();
});

test('an edit that waits for the network says its words meanwhile, not those that it takes back', async () => {
  const { records } = await open(async ({ chats }) => {
    await chats.say('12', people.amber, 'at nine', { at: new Date().toISOString() });
    chats.refusals.set('send', new ApiError('Plaza does not answer.', { code: 'network', status: 0 }));
  });
  const messages = within(await screen.findByRole('list', { name: 'Messages' }));
  await messages.findByText('at nine');
  (await screen.findByRole('button', { name: 'More about this message' })).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = screen.getByPlaceholderText('Type a message...');
  await userEvent.type(field, '{Control>}a{/Control}at ten{Enter}');
  // It has been tried, and did not go.
  await waitFor(() => expect(records.toasts).toHaveLength(1));
  expect(messages.getByText('at ten')).toBeVisible();
  expect(messages.queryByText('at nine')).toBeNull();
});
