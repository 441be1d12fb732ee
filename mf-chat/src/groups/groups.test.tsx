import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { titleGroup } from '../testing/titleGroup.ts';
import { likeABrowser, mark, openChats, type People, somePeople } from '../testing/openChats.ts';
import type { ChatShell } from '../testing/chatShell.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

const friends = { 'GET /friends': { items: [], next: null } };

/** The group is open once `shown` is read: of a long one the first screen. */
async function openGroup(
  prepare: (shell: ChatShell) => Promise<unknown> | void = () => undefined,
  shown = 'welcome',
) {
  const opened = await openChats(
    people,
    '/chat/20',
    async (shell) => {
      shell.chats.group('20', [people.basalt]);
      await shell.chats.say('20', people.amber, 'welcome');
      await prepare(shell);
    },
    { answers: friends },
  );
  await screen.findByText(shown);
  return opened;
}

async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More about this chat' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

async function add(name: string) {
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Look for people to add' }),
    name.slice(0, 3),
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Search' }).at(-1) ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`Add ${name}`, 'i') }));
}

test('a group is made with a name that the server cannot read', async () => {
  const { chats } = await openChats(people, '/chat', undefined, { answers: friends });
  await userEvent.click(await screen.findByRole('button', { name: 'New group' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the group' }), 'Lantern crew');
  await add('basalt');
  await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
  expect(await screen.findByRole('heading', { name: 'Lantern crew' })).toBeVisible();
  const id = window.location.pathname.split('/')[2] ?? '';
  expect(JSON.stringify(chats.chat(id).conversation)).not.toContain('Lantern');
  expect(chats.chat(id).epochs).toHaveLength(1);
});

test('a group whose dialog was closed while it was made is in the list, and takes nobody anywhere', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { chats } = await openChats(
    people,
    '/chat',
    ({ chats: all, ctx }) => {
      const call = ctx.api.call.bind(ctx.api);
      jest.spyOn(ctx.api, 'call').mockImplementation((async (...asked: Parameters<typeof call>) => {
        if (asked[0] === 'POST /conversations') await held;
        return call(...asked);
      }) as typeof call);
      all.pair('12', people.cedar);
    },
    { answers: friends },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'New group' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the group' }), 'Lantern crew');
  await add('basalt');
  await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer();
  expect(await screen.findByRole('link', { name: /Lantern crew/ })).toBeVisible();
  expect(window.location.pathname).toBe('/chat');
  expect(chats.all.size).toBe(2);
});

test('a new name or picture is said in the chat; the name that a group begins with is not', async () => {
  await openChats(people, '/chat/20', async ({ chats }) => {
    chats.group('20', [people.basalt]);
    const named = (client_id: string) =>
      chats.write(chats.chat('20'), { sender_id: '1', client_id, kind: 'notice', notice: { what: 'title' } });
    named('notice-1-000000000');
    await chats.say('20', people.amber, 'welcome');
    named('notice-2-000000000');
    await chats.say('20', people.amber, 'how do you like it?');
  });
  await screen.findAllByText('how do you like it?');
  expect(screen.getAllByText('The group has a new name or picture')).toHaveLength(1);
});

test('a group without a name or people is not made', async () => {
  const { records } = await openChats(people, '/chat', undefined, { answers: friends });
  await userEvent.click(await screen.findByRole('button', { name: 'New group' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create group' }));
  expect(await screen.findByText('Please name the group')).toBeVisible();
  expect(screen.getByText('Please add somebody')).toBeVisible();
  expect(records.calls.map(({ name }) => name)).not.toContain('POST /conversations');
});

test('who is invited is in the list that the next words are sealed for', async () => {
  const { chats } = await openGroup();
  await choose('Members');
  await add('cedar');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(chats.chat('20').epochs).toHaveLength(2));
  const [, second] = chats.chat('20').epochs;
  expect(second?.open.words.members.map(([id]) => id)).toEqual(['1', '2', '3']);
  expect(within(screen.getByRole('list', { name: 'Members' })).getByText('Cedar Novak')).toBeVisible();
});

test('who came later is let read what was said before, where an owner says so', async () => {
  const { chats } = await openGroup();
  await choose('Members');
  await add('cedar');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(chats.chat('20').epochs).toHaveLength(2));
  await userEvent.click(await screen.findByRole('button', { name: 'More about Cedar Novak' }));
  expect([...chats.chat('20').late]).toEqual([]);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Let them read what was said before' }));
  const { keyId } = people.cedar.person.identity;
  await waitFor(() => expect([...chats.chat('20').late]).toEqual([`1:${keyId}`]));
});

test('who is invited with what was said before can open it', async () => {
  const { chats } = await openGroup();
  await choose('Members');
  await add('cedar');
  await userEvent.click(screen.getByRole('checkbox', { name: 'They can read what was said before' }));
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const { keyId } = people.cedar.person.identity;
  await waitFor(() => expect([...chats.chat('20').late]).toEqual([`1:${keyId}`]));
});

test('a member is made an owner', async () => {
  const { chats } = await openGroup();
  await choose('Members');
  await userEvent.click(await screen.findByRole('button', { name: 'More about Basalt Okoro' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make owner' }));
  await waitFor(() => expect(chats.chat('20').epochs).toHaveLength(2));
  expect(chats.chat('20').epochs[1]?.open.words.members).toContainEqual([
    '2',
    people.basalt.person.identity.keyId,
    'owner',
  ]);
});

test('who is removed is sealed for no more', async () => {
  const { chats } = await openGroup();
  await choose('Members');
  await userEvent.click(await screen.findByRole('button', { name: 'More about Basalt Okoro' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from the group' }));
  await waitFor(() => expect(chats.chat('20').members).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), 'alone{Enter}');
  await waitFor(() => expect(chats.chat('20').entries).toHaveLength(2));
  expect(
    chats
      .chat('20')
      .epochs.at(-1)
      ?.open.words.members.map(([id]) => id),
  ).toEqual(['1']);
});

test('who is removed keeps the name beside what they said', async () => {
  await openGroup(({ chats }) => chats.say('20', people.basalt, 'good night'));
  await choose('Members');
  await userEvent.click(await screen.findByRole('button', { name: 'More about Basalt Okoro' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from the group' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More about Basalt Okoro' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const messages = within(screen.getByRole('list', { name: 'Messages' }));
  expect(messages.getByText('Basalt Okoro')).toBeVisible();
  expect(messages.queryByText('Somebody')).toBeNull();
});

test('what changes a member leaves the focus among the members', async () => {
  const { chats } = await openGroup();
  await choose('Members');
  const menu = () => screen.getByRole('button', { name: 'More about Basalt Okoro' });
  const change = async (name: string) => {
    await userEvent.click(menu());
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await screen.findByRole('list', { name: 'Members' });
  const before = menu();
  await change('Make owner');
  await waitFor(() => expect(chats.chat('20').conversation.members.at(-1)?.role).toBe('owner'));
  // The browser gives the focus back to the button that opened the menu.
  expect(before).toBeInTheDocument();
  await change('Remove from the group');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More about Basalt Okoro' })).toBeNull());
  expect(screen.getByRole('list', { name: 'Members' })).toHaveFocus();
});

test('who chooses again before the first change of a member is done loses neither', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { chats } = await openGroup(({ chats: all, ctx }) => {
    all.group('20', [people.basalt, people.cedar]);
    const call = ctx.api.call.bind(ctx.api);
    jest.spyOn(ctx.api, 'call').mockImplementation((async (...asked: Parameters<typeof call>) => {
      if (asked[0] === 'PUT /conversations/:id/members/:userId') await held;
      return call(...asked);
    }) as typeof call);
    return all.say('20', people.amber, 'welcome');
  });
  await choose('Members');
  const change = async (who: string, name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `More about ${who}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await change('Basalt Okoro', 'Make owner');
  await change('Cedar Novak', 'Remove from the group');
  answer();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More about Cedar Novak' })).toBeNull());
  expect(chats.chat('20').conversation.members.map(({ user_id, role }) => [user_id, role])).toEqual([
    ['1', 'owner'],
    ['2', 'owner'],
  ]);
});

test('who is taken out of the open group reads that they are out of it, and of which, also in the title', async () => {
  const { chats, bring, records } = await openGroup(({ chats: all }) =>
    titleGroup(all, '20', people.amber, { text: 'Lantern crew' }),
  );
  chats.all.delete('20');
  act(() => bring({ type: 'chat-changed', payload: { chatID: '20', what: 'gone' }, mark }));
  const heading = await screen.findByRole('heading', {
    level: 2,
    name: 'You are not in this group any more',
  });
  expect(within(heading.parentElement ?? document.body).getByText('Lantern crew')).toBeVisible();
  expect(records.titles.at(-1)?.title).toBe('You are not in this group any more');
});

test('a mention is the only word that the server is told; the full stop behind it ends the sentence', async () => {
  const { records } = await openGroup();
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), 'ask @Basalt.{Enter}');
  const sent = () => records.calls.find(({ name }) => name === 'POST /chat/send-message')?.input;
  await waitFor(() => expect(sent()).toMatchObject({ body: { notify: ['2'] } }));
  expect(JSON.stringify(sent()).toLowerCase()).not.toContain('basalt');
  expect(await screen.findByText('@Basalt')).toBeVisible();
});

test('an @ offers the members whose names begin so; Enter takes one and sends nothing', async () => {
  const { chats } = await openGroup(({ chats: all }) => all.say('20', people.basalt, 'here'), 'here');
  const field = screen.getByPlaceholderText('Type a message...');
  await userEvent.type(field, 'ask @oko');
  expect(await screen.findByRole('option', { name: /Basalt Okoro/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue('ask @basalt ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(chats.chat('20').entries).toHaveLength(2);
  // One who wants no help is left alone with that name.
  await userEvent.type(field, 'and @b{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(chats.chat('20').entries).toHaveLength(3));
});

test('the name of a group opens its members', async () => {
  await openGroup();
  await userEvent.click(screen.getByRole('button', { name: 'Group' }));
  expect(await screen.findByRole('dialog', { name: 'Members' })).toBeVisible();
});

test('one leaves after a question', async () => {
  const { chats } = await openGroup();
  await choose('Leave group');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave group' }),
  );
  await waitFor(() => expect(window.location.pathname).toBe('/chat'));
  expect(chats.chat('20').members.map(({ id }) => id)).toEqual(['2']);
});

test('a chat is searched on this device, also where it was not loaded', async () => {
  await openGroup(async ({ chats }) => {
    await chats.say('20', people.basalt, 'the secret of the tower');
    for (let at = 0; at < 60; at += 1) await chats.say('20', people.basalt, `line ${at}`);
  }, 'line 10');
  await choose('Search in this chat');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search in this chat' }), 'SECRET');
  const results = await screen.findByRole('list', { name: 'Found messages' });
  expect(within(results).getByText('the secret of the tower')).toBeVisible();
  expect(screen.getByText('1 message found')).toBeVisible();
});

test('a report reveals the chosen messages, each by a key of its own', async () => {
  const { records } = await openGroup(async ({ chats }) => {
    await chats.say('20', people.basalt, 'something bad');
    await chats.say('20', people.basalt, 'something private');
  });
  await choose('Report messages');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'something bad' }));
  await userEvent.click(screen.getByRole('button', { name: 'Report 1 message' }));
  const sent = () => records.calls.find(({ name }) => name === 'POST /conversations/:id/report')?.input;
  await waitFor(() =>
    expect(sent()).toMatchObject({
      body: { reason: 'spam', messages: [{ key: expect.stringMatching(/^[\w-]{43}$/) }] },
    }),
  );
  expect(records.toasts.at(-1)?.message).toContain('Thank you');
});

test('what is said disappears after the time of the chat', async () => {
  const { chats, records } = await openGroup();
  await choose('Disappearing messages');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Messages disappear after' }),
    '1 hour',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(chats.chat('20').conversation.timer_seconds).toBe(3600));
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), 'soon gone{Enter}');
  await waitFor(() =>
    expect(records.calls.findLast(({ name }) => name === 'POST /chat/send-message')?.input).toMatchObject({
      body: { expires_seconds: 3600 },
    }),
  );
});

test('the safety number has sixty digits', async () => {
  await openGroup();
  await choose('Safety number');
  const digits = await screen.findByRole('group', { name: 'Safety number' });
  expect(digits.textContent).toMatch(/^\d{60}$/);
});
