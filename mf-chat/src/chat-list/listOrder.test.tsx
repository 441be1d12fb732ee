import { setWindowWidth } from '@plaza/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

describe('the order of the list', () => {
  const names = async () => {
    const list = await screen.findByRole('list', { name: 'Chats' });
    return within(list)
      .getAllByRole('link')
      .map((row) => /Basalt|Cedar/.exec(row.textContent ?? '')?.[0]);
  };

  /** Cedar has written last; then Basalt does, as soon as one begins to hold the list. */
  async function hearWhile(begin: () => Promise<void> | void) {
    const { chats, bring } = await openChats(people, '/chat', async ({ chats: prepared }) => {
      prepared.pair('12', people.basalt);
      prepared.pair('13', people.cedar);
      await prepared.say('12', people.basalt, 'the first lamp');
      await prepared.say('13', people.cedar, 'a lamp');
      await prepared.say('13', people.cedar, 'the second lamp');
    });
    await screen.findByText('the second lamp');
    expect(await names()).toEqual(['Cedar', 'Basalt']);
    await begin();
    await chats.say('12', people.basalt, 'another lamp');
    const entry = await chats.say('12', people.basalt, 'the third lamp');
    chats.change('12', { unread_count: 1 });
    await act(async () => bring({ type: 'new-message', payload: chats.eventOf(entry), mark }));
    expect(await screen.findByText('the third lamp')).toBeVisible();
    expect(screen.getByText('1 unread message')).toBeInTheDocument();
  }

  test('is that of what was said last', async () => {
    await hearWhile(() => undefined);
    expect(await names()).toEqual(['Basalt', 'Cedar']);
  });

  test('stands still under a mouse, and is taken when it leaves', async () => {
    await hearWhile(async () => userEvent.hover(await screen.findByRole('link', { name: /Cedar/ })));
    expect(await names()).toEqual(['Cedar', 'Basalt']);
    await userEvent.unhover(screen.getByRole('link', { name: /Cedar/ }));
    await waitFor(async () => expect(await names()).toEqual(['Basalt', 'Cedar']));
  });

  test('stands still under a finger until its press has arrived', async () => {
    const row = () => screen.findByRole('link', { name: /Cedar/ });
    const user = userEvent.setup();
    await hearWhile(async () => user.pointer({ keys: '[TouchA>]', target: await row() }));
    expect(await names()).toEqual(['Cedar', 'Basalt']);
    await user.pointer({ keys: '[/TouchA]' });
    expect(await screen.findByRole('link', { name: /Cedar/, current: 'page' })).toBeVisible();
    expect(await names()).toEqual(['Cedar', 'Basalt']);
    // jsdom takes every focus for one by keys.
    act(() => (document.activeElement as HTMLElement).blur());
    await waitFor(async () => expect(await names()).toEqual(['Basalt', 'Cedar']));
  });

  test('stands still for who goes through it by keys', async () => {
    await hearWhile(async () => {
      const row = await screen.findByRole('link', { name: /Cedar/ });
      while (document.activeElement !== row) await userEvent.tab();
    });
    expect(await names()).toEqual(['Cedar', 'Basalt']);
    await userEvent.tab({ shift: true });
    await waitFor(async () => expect(await names()).toEqual(['Basalt', 'Cedar']));
  });
});
