import type { RemoteApp, ShellContext } from '@plaza/shell-contract';
import { act, render, screen } from '@testing-library/react';
import { createTestHost, enterRoom, theRooms } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { Main } from './Main.tsx';

/** A room that is made of what it says, and the hand that makes it say more. */
function aTalkingRoom(atOnce?: { title: string | undefined }) {
  let ctx: ShellContext | undefined;
  let takeBack: (() => void) | undefined;
  const say = (title: string | undefined) => {
    takeBack?.();
    takeBack = ctx?.sayTitle?.(title);
  };
  const app: RemoteApp = {
    contract: '1.0',
    async mount(element, lent) {
      ctx = lent;
      if (atOnce) say(atOnce.title);
      element.append('a room');
      return { unmount: () => element.replaceChildren() };
    },
  };
  return {
    app,
    say: (title: string | undefined) => act(() => say(title)),
    unsay: () => act(() => takeBack?.()),
  };
}

/** A page at an address; `heard` is what a screen reader would read of its main part. */
function open(pathname: string, room: RemoteApp) {
  const test = createTestHost({ member: {}, pathname, remotes: theRooms() });
  test.loader.bring('1.0.0', room);
  render(
    <HostStage host={test.host}>
      <Main>words</Main>
    </HostStage>,
  );
  const main = screen.getByRole('main');
  const heard: (string | null)[] = [];
  const hear = () => void heard.push(main.getAttribute('aria-label'));
  const renamed = new MutationObserver(() => void (document.activeElement === main && hear()));
  renamed.observe(main, { attributeFilter: ['aria-label'] });
  main.addEventListener('focus', () => {
    renamed.takeRecords(); // what it was called before the focus came is nothing to hear
    hear();
  });
  return {
    ...test,
    heard,
    main,
    enter: () => act(async () => enterRoom(test)),
    async goTo(to: string) {
      await act(async () => test.host.navigate(to));
      return act(async () => enterRoom(test));
    },
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = () => undefined;
  document.title = 'Plaza: as it was served';
});
afterEach(() => jest.useRealTimers());

test('a room that says nothing leaves its page to the words of the shell', async () => {
  const { goTo, heard, wait } = open('/chat', aTalkingRoom().app);
  await goTo('/games');
  await wait(0);
  expect(document.title).toBe('Games · Plaza');
  expect(heard).toEqual(['Games · Plaza']);
});

test('a room calls its page as it likes, and the house stands behind it', async () => {
  const room = aTalkingRoom({ title: 'Lamps' });
  const { goTo, heard, wait } = open('/chat', room.app);
  await goTo('/search');
  await wait(0);
  expect(document.title).toBe('Lamps · Plaza');
  expect(heard).toEqual(['Lamps · Plaza']);
  room.unsay();
  expect(document.title).toBe('Search · Plaza');
});

test('of a title that takes its time only the final one is heard', async () => {
  const room = aTalkingRoom({ title: undefined });
  const { goTo, heard, wait, main } = open('/chat', room.app);
  await goTo('/search');
  await wait(900);
  expect(document.title).toBe('Search · Plaza');
  expect(main).not.toHaveFocus();
  room.say('Lamps');
  await wait(0);
  expect(document.title).toBe('Lamps · Plaza');
  expect(heard).toEqual(['Lamps · Plaza']);
});

test('of a title that takes too long nothing is read a second time', async () => {
  const room = aTalkingRoom({ title: undefined });
  const { goTo, heard, wait, main } = open('/chat', room.app);
  await goTo('/search');
  await wait(1000);
  expect(main).toHaveFocus();
  room.say('Lamps');
  await wait(0);
  expect(document.title).toBe('Lamps · Plaza');
  expect(heard).toEqual(['Search · Plaza']);
  act(() => main.blur());
  expect(main).toHaveAccessibleName('Lamps · Plaza');
});

test('a room that is still on its way is waited for, so that it can say its word', async () => {
  const room = aTalkingRoom({ title: 'Lamps' });
  let arrive: (app: RemoteApp) => void = () => undefined;
  const { goTo, heard, wait, loader } = open('/chat', aTalkingRoom().app);
  loader.bring('1.0.0', new Promise((bring) => (arrive = bring)));
  await goTo('/search');
  await wait(500);
  expect(heard).toEqual([]);
  await act(async () => arrive(room.app));
  await wait(0);
  expect(heard).toEqual(['Lamps · Plaza']);
});

test('who has gone on by keyboard meanwhile is left alone', async () => {
  const room = aTalkingRoom({ title: undefined });
  const { goTo, heard, wait } = open('/chat', room.app);
  const field = document.body.appendChild(document.createElement('input'));
  await goTo('/search');
  field.focus();
  await wait(1000);
  expect(heard).toEqual([]);
  expect(field).toHaveFocus();
  field.remove();
});

test('the title that the server has given a page stays until its room has spoken, and not longer', async () => {
  document.title = 'Cedar (@cedar) · Plaza';
  const room = aTalkingRoom({ title: undefined });
  const { enter, goTo } = open('/search', room.app);
  await enter();
  expect(document.title).toBe('Cedar (@cedar) · Plaza');
  room.say('Cedar, now loaded');
  expect(document.title).toBe('Cedar, now loaded · Plaza');
  await goTo('/zones');
  room.say(undefined);
  await goTo('/search');
  expect(document.title).toBe('Search · Plaza');
});

test('a room that is left has no word any more, also while it takes its time to go', async () => {
  const room = aTalkingRoom({ title: 'Lamps' });
  const { enter, host } = open('/search', room.app);
  await enter();
  expect(document.title).toBe('Lamps · Plaza');
  act(() => host.navigate('/settings'));
  expect(document.title).toBe('Settings · Plaza');
});

test('what hangs in a place of the page does not name it', async () => {
  const { host, enter } = open('/search', aTalkingRoom().app);
  await enter();
  const widget = aTalkingRoom({ title: 'A bell' });
  const slot = host.makeSlot('mf-feed', 'frame.bell');
  await act(async () => slot.enter());
  widget.say('A bell');
  expect(document.title).toBe('Search · Plaza');
});
