import { screen, waitFor, within } from '@testing-library/react';
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
  await userEvent.click(await screen.findByRole('button', { name: 'More about this chat' }));
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

test('an emoji comes to where the caret was, and one goes on writing', async () => {
  await openChat();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  await userEvent.type(field, 'well done');
  field.setSelectionRange(4, 4);
  await userEvent.click(screen.getByRole('button', { name: 'Emoji' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Emoji' }));
  const [first] = await picker.findAllByRole('button');
  if (!first) throw new Error('No emojis.');
  await userEvent.click(first);
  expect(field).toHaveFocus();
  await userEvent.keyboard('!');
  expect(field).toHaveValue(`well${first.textContent}! done`);
});

test('any emoji can be a reaction', async () => {
  const { chats } = await openChat();
  await userEvent.click(await screen.findByRole('button', { name: 'React' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Another reaction' }));
  const panel = screen.getByRole('dialog', { name: 'React' });
  expect(panel).toHaveFocus();
  const [first] = await within(panel).findAllByRole('button');
  if (!first) throw new Error('No emojis.');
  await userEvent.click(first);
  expect(await screen.findByRole('button', { name: `${first.textContent}, 1 person` })).toBeVisible();
  await waitFor(() => expect(chats.chat('12').entries.at(-1)).toMatchObject({ kind: 'reaction' }));
});

describe('what takes its own button along leaves the focus where it was', () => {
  test('a message that is taken back', async () => {
    await openChats(people, '/chat/12', ({ chats }) => void chats.pair('12', people.basalt));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'wrong chat{Enter}');
    await screen.findByText('Sent');
    await userEvent.click(await screen.findByRole('button', { name: 'More about this message' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete for everyone' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete for everyone' }));
    const row = within(screen.getByRole('list', { name: 'Messages' }));
    await waitFor(() => expect(row.getByText('Message deleted').closest('[tabindex]')).toHaveFocus());
  });

  test('a chat that is taken on', async () => {
    await openChats(people, '/chat/12', async ({ chats }) => {
      chats.pair('12', people.basalt);
      await chats.say('12', people.basalt, 'do you know me?');
      chats.change('12', { folder: 'requests' });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
    expect(screen.getByRole('region', { name: 'Basalt Okoro' })).toHaveFocus();
  });
});
