import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PickedFile, sealPicked } from '../files/sealPicked.ts';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';
import { aPng } from '../testing/pictureBytes.ts';
import type { TestChats } from '../testing/TestChats.ts';
import { titleGroup } from '../testing/titleGroup.ts';

const LARGE_BYTES = 700 * 1024;

let people: People;
let chats: TestChats;
/** What was fetched, in turn. */
let fetched: string[];
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
  let count = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(count += 1)}`, revokeObjectURL: () => undefined });
  Object.assign(window, {
    fetch: async (address: string) => {
      fetched.push(address);
      return { ok: true, arrayBuffer: () => chats.blobs.get(idIn(address))?.arrayBuffer() };
    },
  });
});
beforeEach(() => {
  localStorage.clear();
  fetched = [];
});

const idIn = (address: string) => address.slice('/sealed/'.length);

interface Brought {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  thumbnail?: Uint8Array<ArrayBuffer>;
  /** How long the message says it is, where that is not true. */
  says?: number;
}

/** Files that lie on the server, and what a message says of them. */
async function bring({ bytes, name, thumbnail, says }: Brought) {
  const picked: PickedFile = { file: new Blob([bytes]), name, type: 'image/png' };
  const sealed = await sealPicked({ ...picked, thumbnail: thumbnail && new Blob([thumbnail]) });
  const keep = (blob: Blob) => {
    const id = `0b9e1f5c-6c1c-4a53-9a51-${chats.nextId().padStart(12, '0')}`;
    chats.blobs.set(id, blob);
    return id;
  };
  const small = sealed.about.thumbnail;
  return {
    ...sealed.about,
    id: keep(sealed.sealed),
    bytes: says ?? bytes.length,
    ...(small && sealed.thumbnail ? { thumbnail: { ...small, id: keep(sealed.thumbnail) } } : {}),
  };
}

/** Opens a chat in which somebody has sent these pictures in one message. */
async function openWith(...all: Brought[]) {
  await openChats(people, '/chat/12', async (shell) => {
    ({ chats } = shell);
    chats.pair('12', people.basalt);
    const files = [];
    for (const one of all) files.push(await bring(one));
    await chats.say('12', people.basalt, 'the lamps', { content: { files } });
  });
  const list = within(await screen.findByRole('list', { name: 'Messages' }));
  await list.findByText('the lamps');
  return list;
}

const shown = { name: 'Picture from Basalt Okoro' };

test('a large picture without a small version is loaded when the reader asks for it', async () => {
  const list = await openWith({ bytes: aPng(800, 600, LARGE_BYTES), name: 'lamps.png' });
  const ask = await list.findByRole('button', { name: 'Show lamps.png, 700 KB' });
  expect(list.queryByRole('img', shown)).toBeNull();
  expect(fetched).toEqual([]);
  await userEvent.click(ask);
  expect(await list.findByRole('img', shown)).toBeVisible();
  expect(fetched).toHaveLength(1);
  expect(await list.findByRole('button', { name: 'Open the picture' })).toHaveFocus();
});

test('so is one whose small version is large itself', async () => {
  const bytes = aPng(800, 600);
  const list = await openWith({ bytes, name: 'lamps.png', thumbnail: aPng(800, 600, LARGE_BYTES) });
  expect(await list.findByRole('button', { name: 'Show lamps.png, 700 KB' })).toBeVisible();
  expect(fetched).toEqual([]);
});

test('a small one is there by itself', async () => {
  const list = await openWith({ bytes: aPng(800, 600), name: 'lamps.png' });
  expect(await list.findByRole('img', shown)).toBeVisible();
  expect(list.queryByRole('button', { name: /^Show/ })).toBeNull();
});

test('one that is longer than its message says is not loaded at all', async () => {
  const list = await openWith({ bytes: aPng(800, 600, LARGE_BYTES), name: 'lamps.png', says: 1000 });
  expect(await list.findByText('The picture did not load.')).toBeVisible();
  expect(fetched).toEqual([]);
});

test('one of few bytes that would be large on the screen waits as well', async () => {
  const list = await openWith({ bytes: aPng(6000, 4000), name: 'lamps.png' });
  await userEvent.click(await list.findByRole('button', { name: 'Show lamps.png, 1 KB' }));
  expect(await list.findByRole('img', shown)).toBeVisible();
});

test('one that no page could bear is a file to save', async () => {
  const list = await openWith({ bytes: aPng(30_000, 30_000), name: 'lamps.png' });
  expect(await list.findByRole('button', { name: 'Save lamps.png' })).toBeVisible();
  expect(list.queryByRole('img', shown)).toBeNull();
});

test('one whose size cannot be read is never shown', async () => {
  const list = await openWith({ bytes: aPng(800, 600).slice(0, 15), name: 'lamps.png' });
  expect(await list.findByRole('button', { name: 'Save lamps.png' })).toBeVisible();
  expect(list.queryByRole('img', shown)).toBeNull();
});

test('who looks at one large loads no other, until they go on to it', async () => {
  const thumbnail = aPng(40, 30);
  const list = await openWith(
    { bytes: aPng(800, 600), name: 'one.png', thumbnail },
    { bytes: aPng(800, 600), name: 'two.png', thumbnail },
  );
  await waitFor(() => expect(list.getAllByRole('img', shown)).toHaveLength(2));
  expect(fetched).toHaveLength(2);
  await userEvent.click(list.getAllByRole('button', { name: 'Open the picture' })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', shown));
  expect(dialog.getByText('1 of 2')).toBeVisible();
  expect(fetched).toHaveLength(3);
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(await dialog.findByText('2 of 2')).toBeVisible();
  expect(fetched).toHaveLength(4);
});

test('a group whose picture is large is shown without it', async () => {
  await openChats(people, '/chat/20', async (shell) => {
    ({ chats } = shell);
    chats.group('20', [people.basalt]);
    await chats.say('20', people.amber, 'welcome');
    const picture = await bring({ bytes: aPng(256, 256, LARGE_BYTES), name: 'crew.png' });
    await titleGroup(chats, '20', people.amber, { text: 'Lantern crew', picture });
  });
  const pane = await screen.findByRole('region', { name: 'Lantern crew' });
  await screen.findByText('welcome');
  expect(pane.querySelector('header img')).toBeNull();
  expect(fetched).toEqual([]);
});
