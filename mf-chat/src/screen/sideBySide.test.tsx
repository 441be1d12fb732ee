import { setWindowWidth } from '@plaza/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

const open = () =>
  openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt);
    await chats.say('12', people.basalt, 'the lamps are lit');
  });
const list = () => screen.queryByRole('searchbox', { name: 'Search for a user' });
const conversation = () => screen.findByRole('list', { name: 'Messages' });

test('on a desk the chats stand beside the one that is open', async () => {
  setWindowWidth(1280);
  await open();
  expect(await conversation()).toBeVisible();
  expect(list()).toBeVisible();
  expect(await screen.findByRole('link', { name: /Basalt Okoro/, current: 'page' })).toBeVisible();
});

test('on a phone one goes from the chats to a chat, and back', async () => {
  setWindowWidth(360);
  await open();
  expect(await conversation()).toBeVisible();
  expect(list()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('searchbox', { name: 'Search for a user' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull();
  await userEvent.click(await screen.findByRole('link', { name: /Basalt Okoro/ }));
  expect(await conversation()).toBeVisible();
  expect(list()).toBeNull();
});

test('on a phone a search in the chat takes one to a message, and goes on with its question afterwards', async () => {
  setWindowWidth(360);
  await open();
  const openSearch = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More about this chat' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Search in this chat' }));
    return screen.findByRole('searchbox', { name: 'Search in this chat' });
  };
  const found = () => within(screen.getByRole('list', { name: 'Found messages' })).findByRole('button');
  await userEvent.type(await openSearch(), 'lamps');
  await userEvent.click(await found());
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(await conversation()).toBeVisible();
  expect(await openSearch()).toHaveValue('lamps');
  expect(await found()).toHaveTextContent('the lamps are lit');
});
