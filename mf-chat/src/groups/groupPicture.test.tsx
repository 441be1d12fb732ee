import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatShell } from '../testing/chatShell.ts';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';
import { titleGroup } from '../testing/titleGroup.ts';

/** How a JPEG of 256 by 256 pixels begins. */
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 1, 0, 1, 0, 1, 1, 0x11, 0);

let people: People;
let chats: ChatShell['chats'];
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
  let count = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(count += 1)}`, revokeObjectURL: () => undefined });
  // jsdom draws nothing: what comes out of the canvas is a picture by its first bytes.
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
    toBlob: (done: (blob: Blob) => void) => done(new Blob([JPEG])),
  });
  Object.assign(window, {
    createImageBitmap: async ({ type }: Blob) => {
      if (type === 'image/heic') throw new Error('Nobody can read it.');
      return { width: 400, height: 300, close: () => undefined };
    },
    fetch: async (address: string) => ({
      ok: true,
      arrayBuffer: () => chats.blobs.get(address.slice('/sealed/'.length))?.arrayBuffer(),
    }),
  });
});
beforeEach(() => localStorage.clear());

const friends = { 'GET /friends': { items: [], next: null } };
const file = (type = 'image/png') => new File(['the lantern'], 'lantern.png', { type });
const shownIn = (name: string) => screen.getByRole('region', { name }).querySelector('header img');

async function openMembers(prepare: (shell: ChatShell) => Promise<unknown> | void = () => undefined) {
  const opened = await openChats(
    people,
    '/chat/20',
    async (shell) => {
      ({ chats } = shell);
      chats.group('20', [people.basalt]);
      await chats.say('20', people.amber, 'welcome');
      await titleGroup(chats, '20', people.amber, { text: 'Lantern crew' });
      await prepare(shell);
    },
    { answers: friends },
  );
  await screen.findByText('welcome');
  await userEvent.click(await screen.findByRole('button', { name: 'More about this chat' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Members' }));
  return opened;
}

const pick = async (picked: File) => {
  await screen.findByRole('button', { name: /picture$/ });
  await userEvent.upload(screen.getByLabelText('Picture of the group'), picked, { applyAccept: false });
};

test('an owner gives a group a picture that the server cannot see, and takes it away', async () => {
  const { records } = await openMembers();
  await pick(file());
  await waitFor(() =>
    expect(shownIn('Lantern crew')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
  );
  const [[id, sealed]] = [...chats.blobs] as [[string, Blob]];
  const bytes = Buffer.from(await sealed.arrayBuffer());
  expect(bytes.includes(Buffer.from(JPEG))).toBe(false);
  const said = () => records.calls.findLast(({ name }) => name === 'PUT /conversations/:id/title')?.input;
  expect(said()).toMatchObject({ body: { blobs: [id] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(said()).toMatchObject({ body: { blobs: [] } }));
  await waitFor(() => expect(shownIn('Lantern crew')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Lantern crew' })).toBeVisible();
});

test('another name keeps the picture, and so does whom one lets in', async () => {
  const { records } = await openMembers();
  await pick(file());
  await screen.findByRole('button', { name: 'Another picture' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the group' }), ' II');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Lantern crew II' })).toBeVisible());
  expect(shownIn('Lantern crew II')).not.toBeNull();
  const named = records.calls.findLast(({ name }) => name === 'PUT /conversations/:id/title')?.input;
  expect(named).not.toHaveProperty('body.blobs');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Look for people to add' }), 'ced');
  await userEvent.click(screen.getAllByRole('button', { name: 'Search' }).at(-1) ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: /Add Cedar/i }));
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(chats.chat('20').epochs).toHaveLength(2));
  await waitFor(() => expect(shownIn('Lantern crew II')).not.toBeNull());
});

test('a file that cannot be drawn is said to be none', async () => {
  const { records } = await openMembers();
  await pick(file('image/heic'));
  expect(await screen.findByText(/This file is no picture that can be shown here/)).toBeVisible();
  expect(records.calls.map(({ name }) => name)).not.toContain('POST /chat/blobs');
});

test('a title that no owner has sealed is not believed', async () => {
  await openMembers((shell) => titleGroup(shell.chats, '20', people.basalt, { text: 'Basalt was here' }));
  expect(screen.queryByRole('heading', { name: 'Basalt was here' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Group' })).toBeVisible();
});
