import { ApiError } from '@plaza/shell-contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatShell } from '../testing/chatShell.ts';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
const files: Blob[] = [];
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => {
  localStorage.clear();
  files.length = 0;
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  HTMLAnchorElement.prototype.click = () => undefined;
});

const refused = new ApiError('Not now.', { code: 'server.busy', status: 503 });

async function open(
  prepare: (shell: ChatShell) => Promise<unknown> | void = () => undefined,
  options: Parameters<typeof openChats>[3] = {},
) {
  const opened = await openChats(people, '/chat', async (shell) => void (await prepare(shell)), options);
  await userEvent.click(await screen.findByRole('button', { name: 'Chat settings' }));
  await screen.findByRole('dialog', { name: 'Chat settings' });
  return opened;
}

test('read receipts are switched off for both directions, and on again', async () => {
  const { chats } = await open();
  const receipts = await screen.findByRole('switch', { name: 'Read receipts' });
  expect(receipts).toBeChecked();
  expect(receipts).toHaveAccessibleDescription(/Switched off, neither does/);
  await userEvent.click(receipts);
  await waitFor(() => expect(chats.settings).toEqual({ read_receipts: false }));
  expect(receipts).not.toBeChecked();
  await userEvent.click(receipts);
  await waitFor(() => expect(chats.settings).toEqual({ read_receipts: true }));
});

test('a switch that the server refuses goes back, and says why', async () => {
  await open(undefined, { answers: { 'PUT /chat/settings': refused } });
  const receipts = await screen.findByRole('switch', { name: 'Read receipts' });
  await userEvent.click(receipts);
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(receipts).toBeChecked();
});

test('settings that did not load say so, and Retry asks again', async () => {
  const { chats } = await open(({ chats: all }) => void all.refusals.set('settings', refused));
  expect(await screen.findByText('Your settings did not load')).toBeVisible();
  chats.refusals.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('switch', { name: 'Read receipts' })).toBeChecked();
});

test('the chat keys are a press away', async () => {
  const { records } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Open chat keys' }));
  expect(records.keysAsked).toBe(1);
});

test('all chats go into one file, read on this device, in which nothing can run', async () => {
  const { records } = await open(async ({ chats }) => {
    chats.mostAtOnce = 20;
    chats.pair('12', people.basalt);
    const first = await chats.say('12', people.basalt, '<img src=x onerror=alert(1)>');
    for (let at = 0; at < 30; at += 1) await chats.say('12', people.amber, `line ${at}`);
    await chats.say('12', people.amber, '🎉', { kind: 'reaction', target: first });
    chats.pair('13', people.cedar);
    const typo = await chats.say('13', people.cedar, 'good nigt');
    await chats.say('13', people.cedar, 'good night', { kind: 'edit', target: typo });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save all my chats' }));
  expect(await screen.findByText('Your file is among your downloads.')).toBeVisible();
  const page = new DOMParser().parseFromString(await textOf(files[0]), 'text/html');
  expect([...page.querySelectorAll('h2')].map((one) => one.textContent).toSorted()).toEqual([
    'Basalt Okoro',
    'Cedar Novak',
  ]);
  expect(page.querySelectorAll('article')).toHaveLength(32);
  expect(page.body.textContent).toContain('<img src=x onerror=alert(1)>');
  expect(page.querySelectorAll('img, script, a')).toHaveLength(0);
  expect(page.body.textContent).toContain('good night');
  expect(page.body.textContent).not.toContain('good nigt');
  expect(page.body.textContent).toContain('🎉');
  // What the server was asked for was sealed: it was told nothing.
  expect(JSON.stringify(records.calls)).not.toContain('good night');
});

test('a chat that could not be read leaves no half a file', async () => {
  const { chats } = await open(async ({ chats: all }) => {
    all.pair('12', people.basalt);
    await all.say('12', people.basalt, 'hello');
  });
  chats.refusals.set('history', refused);
  await userEvent.click(screen.getByRole('button', { name: 'Save all my chats' }));
  expect(await screen.findByText('That did not work. Not now.')).toBeVisible();
  expect(files).toEqual([]);
});

test('one chat is saved from its own menu', async () => {
  await openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt);
    await chats.say('12', people.basalt, 'only this one');
  });
  await screen.findAllByText('only this one');
  await userEvent.click(await screen.findByRole('button', { name: 'More about this chat' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this chat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save as a file' }));
  expect(await screen.findByText('Your file is among your downloads.')).toBeVisible();
  expect(await textOf(files[0])).toContain('only this one');
});

function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // Read as text it is text.
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('Not read.'));
    reader.readAsText(file ?? new Blob());
  });
}
