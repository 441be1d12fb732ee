import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

async function openChat() {
  const opened = await openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt);
    await chats.say('12', people.basalt, 'the lamps are lit');
  });
  await screen.findAllByText('the lamps are lit');
  expect(await screen.findByRole('button', { name: 'Choose files' })).toBeEnabled();
  return opened;
}

const menu = () => screen.getByRole('button', { name: 'More about this chat' });

async function openSearch() {
  await userEvent.click(menu());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Search in this chat' }));
  return screen.findByRole('searchbox', { name: 'Search in this chat' });
}

describe('the focus goes back to where the search was opened', () => {
  test('once it is closed', async () => {
    await openChat();
    await openSearch();
    await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect(menu()).toHaveFocus();
  });

  test('by Escape', async () => {
    await openChat();
    await userEvent.type(await openSearch(), 'lamps{Escape}');
    expect(menu()).toHaveFocus();
  });
});

test('a file that is taken out hands the focus to the next, the last one to the field', async () => {
  await openChat();
  const files = ['one.txt', 'two.txt'].map((name) => new File(['x'], name, { type: 'text/plain' }));
  await userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), files);
  await userEvent.click(screen.getByRole('button', { name: 'Remove one.txt' }));
  expect(screen.getByRole('button', { name: 'Remove two.txt' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Remove two.txt' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
});
