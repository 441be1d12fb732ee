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

const { origin, host } = window.location;
const post = { user_name: 'Cedar Novak', context: 'The walls of the castle are up', sharing: 1 };

async function open(
  prepare: (shell: ChatShell) => Promise<unknown> | void = () => undefined,
  answers: object = {},
) {
  const opened = await openChats(
    people,
    '/chat/12',
    async (shell) => {
      shell.chats.pair('12', people.basalt);
      await prepare(shell);
    },
    { answers },
  );
  const write = async (text: string) =>
    userEvent.type(await screen.findByPlaceholderText('Type a message...'), text);
  const asked = () => opened.records.calls.map(({ name }) => name);
  return { ...opened, write, asked };
}

const toSend = () => screen.findByRole('group', { name: 'Card for the link' });

test('a page of this Plaza gets a card that the sender’s device makes', async () => {
  const { write } = await open(undefined, { 'GET /posts/:id': post });
  await write(`look at ${origin}/post/7, please`);
  expect(within(await toSend()).getByText('The walls of the castle are up')).toBeVisible();
  await write('{Enter}');
  const card = await screen.findByRole('link', { name: /Cedar Novak.*The walls of the castle are up/ });
  expect(card).toHaveAttribute('href', `${origin}/post/7`);
  expect(card).toHaveTextContent(host);
  expect(screen.queryByRole('group', { name: 'Card for the link' })).toBeNull();
});

test('what is for friends alone is carried no further by it', async () => {
  const { write } = await open(undefined, { 'GET /posts/:id': { ...post, sharing: 2 } });
  await write(`${origin}/post/7`);
  const card = within(await toSend());
  expect(card.getByText('Cedar Novak')).toBeVisible();
  expect(card.queryByText(/walls/)).toBeNull();
});

test.each([
  [
    '/user/cedar',
    'GET /profile/:username',
    { name: 'Cedar', username: 'cedar', profile: null, bio: 'kites' },
    'kites',
  ],
  ['/play/tidepool', 'GET /games/:id', { title: 'Tidepool', line: 'link letters' }, 'link letters'],
  ['/zones/u/my-barn', 'GET /zones/u/:slug', { name: 'My barn', owner: { name: 'Juniper' } }, 'Juniper'],
  [
    '/zones/castle',
    'GET /zones',
    [{ name: 'Castle', path: '/zones/castle', hour: 'blue hour' }],
    'blue hour',
  ],
])('%s says what is there', async (path, call, answer, text) => {
  const { write } = await open(undefined, { [call]: answer });
  await write(origin + path);
  expect(within(await toSend()).getByText(text)).toBeVisible();
});

test('of any other address only the host is said, and nothing is fetched', async () => {
  const fetched = jest.fn();
  window.fetch = fetched;
  const { write, asked } = await open();
  await write('https://elsewhere.example/a/b?c=d');
  const before = asked();
  const card = await toSend();
  expect(card).toHaveTextContent(/^elsewhere\.example$/);
  await write('{Enter}');
  await screen.findByRole('link', { name: 'elsewhere.example' });
  expect(
    asked()
      .slice(before.length)
      .filter((name) => !/chat|conversations|keys/i.test(name)),
  ).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test('a card can be left out', async () => {
  const { write, chats } = await open();
  await write('https://elsewhere.example/');
  await userEvent.click(within(await toSend()).getByRole('button', { name: 'Leave the card out' }));
  expect(screen.queryByRole('group', { name: 'Card for the link' })).toBeNull();
  await write('{Enter}');
  await waitFor(() => expect(chats.chat('12').entries).toHaveLength(1));
  expect(screen.queryByRole('link', { name: 'elsewhere.example' })).toBeNull();
});

test('whoever gets a card fetches nothing for it, and one that pretends to lead elsewhere is not shown', async () => {
  const link = (url: string) => ({ content: { link: { url, title: 'Your bank', text: 'Log in here' } } });
  const { asked } = await open(async ({ chats }) => {
    await chats.say('12', people.basalt, 'see https://bank.example/', link('https://thief.example/'));
    await chats.say('12', people.basalt, 'see https://thief.example/', link('https://thief.example/'));
  });
  const card = await screen.findByRole('link', { name: /Your bank/ });
  expect(card).toHaveTextContent('thief.example');
  expect(screen.getAllByRole('link', { name: /Your bank/ })).toHaveLength(1);
  expect(asked().filter((name) => !/chat|conversations|keys/i.test(name))).toEqual([]);
});
