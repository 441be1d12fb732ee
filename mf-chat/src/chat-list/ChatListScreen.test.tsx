import { ApiError } from '@plaza/shell-contract';
import { apiError, mountInTestShell, never, setWindowWidth } from '@plaza/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { expectGoneTo } from '../testing/expectGoneTo.ts';
import { keysFor } from '../testing/somebody.ts';
import { likeABrowser, mark, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;

beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => {
  localStorage.clear();
  setWindowWidth(1280);
});

const open = (...[prepare, options]: [Parameters<typeof openChats>[2]?, Parameters<typeof openChats>[3]?]) =>
  openChats(people, '/chat', prepare, options);

async function searchFor(text: string) {
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search for a user' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
}

describe('the list', () => {
  test('[2.11-1] shows who, what was said last, decrypted, and how much is unread', async () => {
    await open(async ({ chats }) => {
      chats.pair('12', people.basalt, { unread_count: 2 });
      await chats.say('12', people.basalt, 'the lamps are lit');
    });
    const row = await screen.findByRole('link', { name: /Basalt Okoro/ });
    expect(row).toHaveAttribute('href', '/chat/12');
    expect(row).toHaveTextContent('the lamps are lit');
    expect(within(row).getByText('2 unread messages')).toBeInTheDocument();
  });

  test('[2.11-1] a picture of the other person, or the first letter of their name', async () => {
    await open(({ chats }) => {
      chats.pair('12', { ...people.basalt, profile: '/media/b.jpg' });
      chats.pair('13', people.cedar);
    });
    const row = await screen.findByRole('link', { name: /Basalt Okoro/ });
    expect(row.querySelector('img')).toHaveAttribute('src', '/media/b.jpg');
    expect(screen.getByRole('link', { name: /Cedar Novak/ })).toHaveTextContent(/^C/);
  });

  test('says what oneself said last as such', async () => {
    await open(async ({ chats }) => {
      chats.pair('12', people.basalt);
      await chats.say('12', people.amber, 'see you');
    });
    expect(await screen.findByText('You: see you')).toBeVisible();
  });

  test.each([
    ['Picture', { type: 'image/png' }],
    ['Video', { type: 'video/mp4', name: 'evening.mp4' }],
    ['Voice note', { type: 'audio/webm', seconds: 3, waveform: [1, 2, 3] }],
    ['File', { type: 'application/pdf', name: 'plan.pdf' }],
  ])('says that something without words is a %s', async (words, about) => {
    await open(async ({ chats }) => {
      chats.pair('13', people.cedar);
      const file = { id: 'a', key: 'b', bytes: 3, ...about };
      await chats.say('13', people.cedar, '', { content: { files: [file] } });
    });
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('shows the words of an edit, and in a group who said them', async () => {
    await open(async ({ chats }) => {
      chats.pair('12', people.basalt);
      const target = await chats.say('12', people.basalt, 'the lapms are lit');
      await chats.say('12', people.basalt, 'the lamps are lit', { kind: 'edit', target });
      chats.group('20', [people.basalt]);
      await chats.say('20', people.amber, 'welcome');
      await chats.say('20', people.basalt, 'who comes along?');
    });
    expect(await screen.findByText('the lamps are lit')).toBeVisible();
    expect(screen.getByText('Basalt: who comes along?')).toBeVisible();
  });

  test('[8-3] what cannot be read says Error decrypting message', async () => {
    await open(async ({ chats }) => {
      chats.pair('12', people.basalt);
      const entry = await chats.say('12', people.basalt, 'x');
      Object.assign(entry, { content: `p1.${'A'.repeat(200)}` });
    });
    expect(await screen.findByText('Error decrypting message')).toBeVisible();
  });

  test('[2.11-2] says Loading chats... while they are on their way', async () => {
    await open(undefined, { answers: { 'GET /chat/:userId': never } });
    expect(await screen.findByText('Loading chats...')).toBeVisible();
  });

  test('[2.11-2] without any: No existing chats.', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'No existing chats.' })).toBeVisible();
  });

  test('[8-3] says Could not fetch chats, and Retry asks again', async () => {
    const { chats } = await open(({ chats: all }) => {
      all.pair('12', people.basalt);
      all.refusals.set('list', apiError());
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch chats');
    chats.refusals.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Basalt Okoro')).toBeVisible();
  });

  test('a message that comes is there at once, with its count', async () => {
    const { chats, bring } = await open(({ chats: all }) => void all.pair('12', people.basalt));
    await screen.findByText('Basalt Okoro');
    const entry = await chats.say('12', people.basalt, 'just now');
    chats.chat('12').conversation = { ...chats.chat('12').conversation, unread_count: 1 };
    await act(async () => bring({ type: 'new-message', payload: chats.eventOf(entry), mark }));
    expect(await screen.findByText('just now')).toBeVisible();
    expect(screen.getByText('1 unread message')).toBeInTheDocument();
  });

  test('[4-4] is asked for again every 30 seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { chats, records } = await open(({ chats: all }) => void all.pair('12', people.basalt));
      await screen.findByText('Basalt Okoro');
      const asked = () => records.calls.filter(({ name }) => name === 'GET /chat/:userId').length;
      const before = asked();
      chats.pair('13', people.cedar);
      await act(async () => jest.advanceTimersByTime(29_000));
      expect(asked()).toBe(before);
      await act(async () => jest.advanceTimersByTime(2000));
      expect(asked()).toBe(before + 1);
      expect(await screen.findByText('Cedar Novak')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('[4-4] is shown from what was kept, sealed, until the server answers', async () => {
    const first = await open(async ({ chats }) => {
      chats.pair('12', people.basalt);
      await chats.say('12', people.basalt, 'kept words');
    });
    await screen.findByText('kept words');
    await waitFor(() => expect(localStorage.getItem('chatList')).not.toBeNull());
    expect(localStorage.getItem('chatList')).not.toContain('kept words');
    await first.unmount();
    await open(({ chats }) => void chats.pair('12', people.basalt), {
      answers: { 'GET /chat/:userId': never },
    });
    expect(await screen.findByText('Basalt Okoro')).toBeVisible();
  });

  test('requests and the archive stand in folders of their own', async () => {
    await open(({ chats }) => {
      chats.pair('12', people.basalt, { folder: 'requests' });
      chats.pair('13', people.cedar);
    });
    await screen.findByText('Cedar Novak');
    expect(screen.queryByText('Basalt Okoro')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Requests/ }));
    expect(await screen.findByText('Basalt Okoro')).toBeVisible();
    expect(screen.queryByText('Cedar Novak')).toBeNull();
  });

  test('pinned ones stand first', async () => {
    await open(async ({ chats }) => {
      chats.pair('12', people.basalt, { is_pinned: true });
      chats.pair('13', people.cedar);
      await chats.say('13', people.cedar, 'newer');
    });
    await screen.findByText('newer');
    const names = screen.getAllByRole('link').map((row) => row.textContent);
    expect(names[0]).toContain('Basalt Okoro');
  });
});

describe('keys of somebody who began anew', () => {
  const renewed = {
    type: 'keys-changed' as const,
    payload: { user_id: '2', n: 2, key_id: 'k'.repeat(22), how: 'reset' as const },
    mark,
  };

  test('are a mark in their row, before anything of theirs is opened, until one has compared', async () => {
    const { chats, bring } = await open(async ({ chats: all }) => {
      all.pair('12', people.basalt);
      await all.say('12', people.basalt, 'the lamps are lit');
      all.pair('13', people.cedar);
    });
    await screen.findByText('the lamps are lit');
    const row = screen.getByRole('link', { name: /Basalt Okoro/ });
    expect(screen.queryByText('Safety number changed')).toBeNull();
    await chats.renew('2');
    await act(async () => bring(renewed));
    expect(await within(row).findByText('Safety number changed')).toBeInTheDocument();
    expect(screen.getAllByText('Safety number changed')).toHaveLength(1);
    await userEvent.click(row);
    await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    await userEvent.click(await screen.findByRole('button', { name: 'They are the same' }));
    await waitFor(() => expect(screen.queryByText('Safety number changed')).toBeNull());
  });
});

describe('looking for words', () => {
  const talks: Parameters<typeof openChats>[2] = async ({ chats }) => {
    chats.pair('12', people.basalt);
    await chats.say('12', people.basalt, 'the Café at eight');
    for (let at = 0; at < 60; at += 1) await chats.say('12', people.basalt, `line ${at}`);
    chats.pair('13', people.cedar);
    const target = await chats.say('13', people.amber, 'no cafe today');
    await chats.say('13', people.amber, 'no tea today', { kind: 'edit', target });
  };

  async function lookFor(words: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Search in all chats' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search in all chats' }), words);
    return within(await screen.findByRole('region', { name: 'Messages' }));
  }

  test('goes through all chats on this device, by the words that hold, and leads to the place', async () => {
    const { records } = await open(talks);
    await screen.findByText('line 59');
    const found = await lookFor('cafe');
    await userEvent.click(await found.findByRole('link', { name: /the Café at eight/ }));
    expect(found.queryByText(/no cafe today/)).toBeNull();
    await expectGoneTo('the Café at eight');
    expect(JSON.stringify(records.calls.map(({ input }) => input))).not.toContain('cafe');
  });

  test('on a phone the question is still there when one comes back from what was found', async () => {
    setWindowWidth(360);
    await open(talks);
    await screen.findByText('line 59');
    const found = await lookFor('cafe');
    await userEvent.click(await found.findByRole('link', { name: /the Café at eight/ }));
    await screen.findByRole('list', { name: 'Messages' });
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('searchbox', { name: 'Search in all chats' })).toHaveValue('cafe');
    expect(await screen.findByRole('link', { name: /the Café at eight/ })).toBeVisible();
  });

  test('says what did not load, and tries it again', async () => {
    const { chats } = await open(talks);
    await screen.findByText('line 59');
    chats.refusals.set('history', apiError());
    const found = await lookFor('eight');
    expect(await found.findByText('Some chats did not load.')).toBeVisible();
    chats.refusals.clear();
    await userEvent.click(found.getByRole('button', { name: 'Retry' }));
    expect(await found.findByRole('link', { name: /the Café at eight/ })).toBeVisible();
  });
});

describe('looking for somebody', () => {
  test('[2.11-1] a press on somebody opens the chat with them', async () => {
    await open();
    await searchFor('ced');
    await userEvent.click(await screen.findByRole('button', { name: /Chat with Cedar Novak/ }));
    expect(await screen.findByRole('heading', { name: 'Cedar Novak' })).toBeVisible();
    expect(window.location.pathname).toMatch(/^\/chat\/\d+$/);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('[2.11-2] nobody of that name: No user found', async () => {
    await open();
    await searchFor('zzz');
    expect(await screen.findByRole('heading', { name: 'No user found' })).toBeVisible();
  });

  test('[8-3] a blank question is not asked: Please enter a username', async () => {
    const { records } = await open();
    await searchFor('  ');
    expect(screen.getByText('Please enter a username')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(records.calls.map(({ name }) => name)).not.toContain('GET /chat/search/:username');
  });

  test('[8-3] Could not create chat, and why', async () => {
    const { chats, records } = await open();
    chats.refusals.set(
      'create',
      new ApiError('The demo is only for looking around.', { code: 'chat.not-for-demo', status: 403 }),
    );
    await searchFor('ced');
    await userEvent.click(await screen.findByRole('button', { name: /Chat with Cedar Novak/ }));
    await waitFor(() =>
      expect(records.toasts).toEqual([
        { message: 'Could not create chat. The demo is only for looking around.', tone: 'bad' },
      ]),
    );
  });

  test('goes back from the people to the chats, and no question stands above those', async () => {
    await open();
    await searchFor('ced');
    (await screen.findByRole('button', { name: 'Back to chats' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'No existing chats.' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(document.body).not.toHaveFocus();
  });

  test('a question that is taken back ends the search', async () => {
    await open();
    await searchFor('ced');
    await screen.findByRole('button', { name: /Chat with Cedar Novak/ });
    await userEvent.type(screen.getByRole('searchbox'), '{Backspace}');
    expect(screen.getByRole('button', { name: /Chat with Cedar Novak/ })).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(await screen.findByRole('heading', { name: 'No existing chats.' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('keys', () => {
  test('[5-4] without anybody logged in: User is not authenticated', async () => {
    await mountInTestShell(app, { path: '/chat', session: { status: 'guest' } });
    expect(screen.getByRole('heading', { name: 'User is not authenticated' })).toBeVisible();
  });

  test('that are said again change nothing on screen', async () => {
    const { setKeys } = await open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search for a user' }), 'ced');
    const again = await keysFor(people.amber);
    await act(async () => setKeys({ is: 'open', keys: again }));
    expect(screen.getByRole('searchbox', { name: 'Search for a user' })).toHaveValue('ced');
  });

  test('that were not made yet wait for a choice: what shall open them elsewhere', async () => {
    const { records } = await open(undefined, { keys: { is: 'locked', isUnmade: true } });
    expect(screen.getByRole('heading', { name: 'One step before you chat' })).toBeVisible();
    expect(screen.getByText(/What people write to you meanwhile waits/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(records.keysAsked).toBe(1);
  });

  test('that nothing opens elsewhere are a line until something does', async () => {
    const own = await keysFor(people.amber);
    const { records, setKeys } = await open(undefined, {
      keys: { is: 'open', keys: { ...own, hasCopy: false, needsCopy: true } },
    });
    expect(await screen.findByText(/Your chats are only in this browser/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make one' }));
    expect(records.keysAsked).toBe(1);
    await act(async () => setKeys({ is: 'open', keys: { ...own, needsCopy: false } }));
    expect(screen.queryByText(/Your chats are only in this browser/)).toBeNull();
  });

  test('that are locked are asked for by a press', async () => {
    const { records } = await open(undefined, { keys: { is: 'locked' } });
    await userEvent.click(screen.getByRole('button', { name: 'Unlock chats' }));
    expect(records.keysAsked).toBe(1);
    expect(records.calls).toEqual([]);
  });
});

test('an address of no chat leads back to the chats', async () => {
  await openChats(people, '/chat/404');
  expect(await screen.findByRole('heading', { name: 'This chat is not here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To your chats' })).toHaveAttribute('href', '/chat');
});
