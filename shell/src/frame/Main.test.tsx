import type { RemoteApp, ShellContext } from '@plaza/shell-contract';
import { act, render, screen } from '@testing-library/react';
import { createTestHost, enterRemote, theRemotes } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { Main } from './Main.tsx';

/** A remote that is made of what it says, and the hand that makes it say more. */
function aTalkingRemote(atOnce?: { title: string | undefined }) {
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
      element.append('a remote');
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
function open(pathname: string, remote: RemoteApp) {
  const test = createTestHost({ member: {}, pathname, remotes: theRemotes() });
  test.loader.bring('1.0.0', remote);
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
    enter: () => act(async () => enterRemote(test)),
    async goTo(to: string) {
      await act(async () => test.host.navigate(to));
      return act(async () => enterRemote(test));
    },
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = () => undefined;
  document.title = 'Plaza: as it was served';
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'navigation');
});

test('a remote that says nothing leaves its page to the words of the shell', async () => {
  const { goTo, heard, wait } = open('/chat', aTalkingRemote().app);
  await goTo('/games');
  await wait(0);
  expect(document.title).toBe('Games · Plaza');
  expect(heard).toEqual(['Games · Plaza']);
});

test('a remote calls its page as it likes, and the server stands behind it', async () => {
  const remote = aTalkingRemote({ title: 'Lamps' });
  const { goTo, heard, wait } = open('/chat', remote.app);
  await goTo('/search');
  await wait(0);
  expect(document.title).toBe('Lamps · Plaza');
  expect(heard).toEqual(['Lamps · Plaza']);
  remote.unsay();
  expect(document.title).toBe('Search · Plaza');
});

test('of a title that takes its time only the final one is heard', async () => {
  const remote = aTalkingRemote({ title: undefined });
  const { goTo, heard, wait, main } = open('/chat', remote.app);
  await goTo('/search');
  await wait(900);
  expect(document.title).toBe('Search · Plaza');
  expect(main).not.toHaveFocus();
  remote.say('Lamps');
  await wait(0);
  expect(document.title).toBe('Lamps · Plaza');
  expect(heard).toEqual(['Lamps · Plaza']);
});

test('of a title that takes too long nothing is read a second time', async () => {
  const remote = aTalkingRemote({ title: undefined });
  const { goTo, heard, wait, main } = open('/chat', remote.app);
  await goTo('/search');
  await wait(1000);
  expect(main).toHaveFocus();
  remote.say('Lamps');
  await wait(0);
  expect(document.title).toBe('Lamps · Plaza');
  expect(heard).toEqual(['Search · Plaza']);
  act(() => main.blur());
  expect(main).toHaveAccessibleName('Lamps · Plaza');
});

test('a remote that is still on its way is waited for, so that it can say its word', async () => {
  const remote = aTalkingRemote({ title: 'Lamps' });
  let arrive: (app: RemoteApp) => void = () => undefined;
  const { goTo, heard, wait, loader } = open('/chat', aTalkingRemote().app);
  loader.bring('1.0.0', new Promise((bring) => (arrive = bring)));
  await goTo('/search');
  await wait(500);
  expect(heard).toEqual([]);
  await act(async () => arrive(remote.app));
  await wait(0);
  expect(heard).toEqual(['Lamps · Plaza']);
});

test('who has gone on by keyboard meanwhile is left alone', async () => {
  const remote = aTalkingRemote({ title: undefined });
  const { goTo, heard, wait } = open('/chat', remote.app);
  const field = document.body.appendChild(document.createElement('input'));
  await goTo('/search');
  field.focus();
  await wait(1000);
  expect(heard).toEqual([]);
  expect(field).toHaveFocus();
  field.remove();
});

test('the title that the server has given a page stays until its remote has spoken, and not longer', async () => {
  document.title = 'Cedar (@cedar) · Plaza';
  const remote = aTalkingRemote({ title: undefined });
  const { enter, goTo } = open('/search', remote.app);
  await enter();
  expect(document.title).toBe('Cedar (@cedar) · Plaza');
  remote.say('Cedar, now loaded');
  expect(document.title).toBe('Cedar, now loaded · Plaza');
  await goTo('/zones');
  remote.say(undefined);
  await goTo('/search');
  expect(document.title).toBe('Search · Plaza');
});

test('a remote that is left has no word any more, also while it takes its time to go', async () => {
  const remote = aTalkingRemote({ title: 'Lamps' });
  const { enter, host } = open('/search', remote.app);
  await enter();
  expect(document.title).toBe('Lamps · Plaza');
  act(() => host.navigate('/settings'));
  expect(document.title).toBe('Settings · Plaza');
});

test('what hangs in a place of the page does not name it', async () => {
  const { host, enter } = open('/search', aTalkingRemote().app);
  await enter();
  const widget = aTalkingRemote({ title: 'A bell' });
  const slot = host.makeSlot('mf-feed', { place: 'frame.bell' });
  await act(async () => slot.enter());
  widget.say('A bell');
  expect(document.title).toBe('Search · Plaza');
});

test('a step within a remote begins at the top too, with the focus on its title', async () => {
  const remote = aTalkingRemote({ title: 'Lamps' });
  const { goTo, heard, wait } = open('/chat', remote.app);
  await goTo('/zones');
  await wait(0);
  const scrolled = jest.fn();
  window.scrollTo = scrolled;
  act(() => document.querySelector('main')?.blur());
  await goTo('/zones/castle');
  remote.say('Castle');
  await wait(1000);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(heard).toEqual(['Lamps · Plaza', 'Castle · Plaza']);
});

test('a step within a remote waits for what the remote draws: the title of the page before is not heard again', async () => {
  const remote = aTalkingRemote({ title: 'Lamps' });
  const { goTo, heard, wait } = open('/chat', remote.app);
  await goTo('/zones');
  await wait(0);
  await goTo('/zones/castle');
  await wait(50);
  remote.say('Castle');
  await wait(50);
  expect(heard.at(-1)).toBe('Castle · Plaza');
});

test('a step whose address is replaced while the remote draws is a step all the same', async () => {
  const entry = { key: 'castle' };
  Object.assign(window, { navigation: { currentEntry: entry } });
  const remote = aTalkingRemote({ title: 'Lamps' });
  const { goTo, heard, host, wait } = open('/chat', remote.app);
  await goTo('/zones');
  await wait(0);
  Object.assign(entry, { key: 'next' });
  await goTo('/zones/old-castle');
  await wait(50);
  await act(async () => host.navigate('/zones/castle', { replace: true }));
  remote.say('Castle');
  await wait(1000);
  expect(heard.at(-1)).toBe('Castle · Plaza');
});

test('another frame, of somebody who has just logged in or out, begins at the top with the focus on its title', async () => {
  const { host } = createTestHost({ pathname: '/login', remotes: theRemotes() });
  const scrolled = jest.fn();
  window.scrollTo = scrolled;
  const frame = (of: string) => (
    <HostStage host={host}>
      <Main key={of}>words</Main>
    </HostStage>
  );
  const { rerender } = render(frame('guest'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect([scrolled.mock.calls.length, document.activeElement]).toEqual([0, document.body]);
  act(() => host.navigate('/about'));
  rerender(frame('member'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('main', { name: 'About · Plaza' })).toHaveFocus();
});
