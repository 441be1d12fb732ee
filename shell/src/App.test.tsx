import type { RemoteApp } from '@plaza/shell-contract';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App } from './App.tsx';
import { LoadFailure } from './remotes/loader/RemoteLoader.ts';
import { aRegistry, aRemote, aVersion } from './remotes/testing/builders.ts';
import { createTestHost, enterRemote, type TestHostOptions, theRemotes } from './testing/createTestHost.ts';
import { HostStage } from './testing/HostStage.tsx';

let width = 1280;
beforeEach(() => {
  width = 1280;
  window.scrollTo = () => undefined;
  performance.getEntriesByType ??= () => [];
  window.matchMedia = (query) =>
    ({
      matches: query.includes('768') && width <= 768,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});

const amber = { name: 'Amber Lindqvist', username: 'amber' };

async function open(options: TestHostOptions = {}) {
  const test = createTestHost(options);
  render(
    <HostStage host={test.host}>
      <App />
    </HostStage>,
  );
  // The frame and the landing page are chunks of their own.
  await waitFor(() => expect(screen.queryByText('Opening Plaza')).not.toBeInTheDocument());
  return test;
}

const names = (links: HTMLElement[]) =>
  links.map((link) => link.getAttribute('aria-label') ?? link.textContent);

const saying = (words: string): RemoteApp => ({
  contract: '1.0',
  async mount(element) {
    element.append(words);
    return { unmount: () => element.replaceChildren() };
  },
});

describe('for a guest', () => {
  test('[2.1-1] [2.3-1] the root shows the headline and the way in', async () => {
    await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: /Virtual Worlds, Real Connections/ }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Login via Email' })).toBeVisible();
  });

  test('[2.1-17] an unknown address says so and leads home', async () => {
    await open({ pathname: '/nowhere' });
    expect(screen.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the square' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });
});

describe('for a member', () => {
  test('[2.2-1] [2.2-2] a desktop has a side bar with everything in its order', async () => {
    await open({ member: amber });
    const bar = screen.getByRole('navigation', { name: 'Main' });
    expect(names([...bar.querySelectorAll<HTMLElement>('a, button')])).toEqual([
      'Home',
      'Search',
      'Create',
      'Zones',
      'Games',
      'Favorites',
      'Videos',
      'Amber, Profile menu',
      'Chat',
      'Logout',
    ]);
    expect(within(bar).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });

  test('[2.2-11] an entry that no remote of this installation answers says so in a popup', async () => {
    await open({ member: amber, remotes: theRemotes().filter(({ name }) => name !== 'mf-games') });
    const entry = screen.getByRole('button', { name: 'Videos' });
    fireEvent.click(entry);
    const popup = await screen.findByRole('dialog', { name: 'Feature Not Available' });
    expect(popup).toHaveTextContent(/not available in this demo version.*contact the admin/);
    fireEvent.click(within(popup).getByText('Close'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('[2.2-1] [2.2-4] a phone has a bar at the bottom', async () => {
    width = 768;
    await open({ member: amber });
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(names(bar.getAllByRole('link'))).toEqual([
      'Home',
      'Zones',
      'Favorites',
      'Games',
      'Videos',
      'Chat',
    ]);
  });

  test('[2.2-4] a conversation on a phone has no bar, the list of chats has', async () => {
    width = 360;
    const { host } = await open({ member: amber, pathname: '/chat/5' });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    act(() => host.navigate('/chat'));
    expect(screen.getByRole('navigation')).toBeVisible();
  });

  test('[2.2-3] the header of a phone is there on home only', async () => {
    width = 360;
    const { host } = await open({ member: amber });
    const header = within(screen.getByRole('banner'));
    expect(names(header.getAllByRole('link'))).toEqual(['Plaza, home', 'Search']);
    expect(header.getByRole('button', { name: 'Profile menu' })).toBeVisible();
    expect(header.getByRole('button', { name: 'Create' })).toBeVisible();
    act(() => host.navigate('/games'));
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });

  test.each([
    ['[2.1-14] [2.2-5] an admin', { isAdmin: true }, ['Profile', 'Monitor', 'Investor', 'Logout']],
    ['[2.1-14] [2.2-5] a member', {}, ['Profile', 'Settings', 'Logout']],
    ['a moderator', { role: 'moderator' }, ['Profile', 'Reports', 'Settings', 'Logout']],
    ['who writes to investors', { role: 'outreach' }, ['Profile', 'Investor', 'Settings', 'Logout']],
  ] as const)('%s has a profile menu of their own', async (_, standing, entries) => {
    const settings = aRemote({
      name: 'mf-me',
      current: aVersion({ routes: [{ path: '/settings', access: 'member' }] }),
    });
    await open({ member: { ...amber, ...standing }, remotes: [...theRemotes(), settings] });
    fireEvent.click(screen.getByRole('button', { name: 'Amber, Profile menu' }));
    expect(names(screen.getAllByRole('menuitem'))).toEqual(entries);
  });

  test('the profile menu shows the face of its member, and another one as soon as there is one', async () => {
    const { host } = await open({ member: { ...amber, profile: '/media/old/256.webp' } });
    const face = () => screen.getByRole('button', { name: /Profile menu$/ }).querySelector('img');
    expect(face()).toHaveAttribute('src', '/media/old/64.webp');
    act(() => host.sessions.update({ profile: '/media/new/256.webp' }));
    expect(face()).toHaveAttribute('src', '/media/new/64.webp');
    act(() => host.sessions.update({ profile: '' }));
    expect(face()).toBeNull();
  });

  test('the profile menu offers nothing that leads nowhere', async () => {
    await open({ member: amber });
    fireEvent.click(screen.getByRole('button', { name: 'Amber, Profile menu' }));
    expect(names(screen.getAllByRole('menuitem'))).toEqual(['Profile', 'Settings', 'Logout']);
  });

  test('the profile menu answers to the keyboard', async () => {
    await open({ member: amber });
    const button = screen.getByRole('button', { name: 'Amber, Profile menu' });
    fireEvent.click(button);
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Profile' }), { key: 'ArrowDown' });
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Settings' }), { key: 'Escape' });
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test('[2.2-6] logout asks first; No changes nothing, Yes ends the session here and on the server', async () => {
    const { host, sent, storage } = await open({
      member: amber,
      pathname: '/chat',
      answers: { '/api/auth/logout': { body: { ended: true } } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Logout' });
    expect(within(dialog).getByText('Are you sure you want to log out?')).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'No' }));
    expect(host.sessions.session$.getValue().status).toBe('member');

    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(host.sessions.session$.getValue().status).toBe('guest'));
    expect(sent.map(({ path }) => path)).toContain('/api/auth/logout');
    expect(storage.getItem('authToken')).toBeNull();
    expect(host.address$.getValue().pathname).toBe('/');
  });

  test('[2.2-6] logout works with a server that does not answer', async () => {
    const { host, clock } = await open({ member: amber, answers: { '/api/auth/logout': 'never' } });
    const out = host.logOut();
    await act(() => clock.advance(3000));
    await act(() => out);
    expect(host.sessions.session$.getValue().status).toBe('guest');
  });

  test("[2.2-11] create says 'Feature Not Available' while no remote brings a composer", async () => {
    await open({ member: amber });
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    const dialog = await screen.findByRole('dialog', { name: 'Feature Not Available' });
    expect(within(dialog).getByText(/demo version. Please contact the admin/)).toBeVisible();
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByText(/demo version/)).not.toBeInTheDocument());
  });

  test('create opens the composer that a remote brings, and a post closes it', async () => {
    const feed = aRemote({
      name: 'mf-feed',
      current: aVersion({ widgets: { composer: './composer' }, routes: [{ path: '/', access: 'member' }] }),
    });
    const { host, loader } = await open({ member: amber, remotes: [feed] });
    loader.bring('1.0.0', saying('What is on your mind?'));
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('What is on your mind?')).toBeVisible();
    expect(loader.asked).toEqual(['1.0.0 ./composer']);
    act(() => host.voice.emit('feed.posted', { id: '1' }));
    await waitFor(() => expect(screen.queryByText('What is on your mind?')).not.toBeInTheDocument());
  });

  test('[2.2-2] unread messages are told on the chat entry', async () => {
    const { host } = await open({ member: amber });
    act(() => host.voice.emit('chat.unread', { count: 3 }));
    expect(screen.getByRole('link', { name: /Chat/ })).toHaveTextContent('3 unread');
  });

  test('another screen takes the focus and the title, and so does a step within a remote', async () => {
    const test = await open({ member: amber, pathname: '/chat' });
    const { host } = test;
    test.loader.bring('1.0.0', saying('a remote'));
    await act(async () => void enterRemote(test));
    expect(document.title).toBe('Chat · Plaza');
    await act(async () => host.navigate('/games'));
    await act(async () => void enterRemote(test));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(document.title).toBe('Games · Plaza');
    act(() => screen.getByRole('link', { name: 'Home' }).focus());
    act(() => host.navigate('/videos'));
    expect(document.title).toBe('Videos · Plaza');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(screen.getByRole('main')).toHaveAccessibleName('Videos · Plaza');
  });

  test('a link in the page goes through the shell', async () => {
    const { host } = await open({ member: amber });
    fireEvent.click(screen.getByRole('link', { name: 'Games' }));
    expect(host.address$.getValue().pathname).toBe('/games');
  });
});

describe('a remote', () => {
  test('that is there fills the stage', async () => {
    const test = await open({ member: amber, pathname: '/chat' });
    test.loader.bring('1.0.0', saying('all my chats'));
    await act(async () => void enterRemote(test));
    expect(await screen.findByText('all my chats')).toBeVisible();
  });

  test('that loads says so', async () => {
    const test = await open({ member: amber, pathname: '/chat' });
    test.loader.bring('1.0.0', new Promise(() => undefined));
    await act(async () => void enterRemote(test));
    expect(await screen.findByText('Loading Chat')).toBeInTheDocument();
  });

  test('that fails says what happened, and Retry brings it', async () => {
    const test = await open({ member: amber, pathname: '/chat' });
    test.loader.bring('1.0.0', new LoadFailure('unreachable', 'mf-manifest.json answered 404'));
    await act(async () => void enterRemote(test));
    expect(await screen.findByRole('heading', { name: 'Chat did not load' })).toBeVisible();
    expect(screen.getByText(/mf-manifest.json answered 404/)).toBeInTheDocument();
    test.loader.bring('1.0.0', saying('all my chats'));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('all my chats')).toBeVisible();
    expect(test.loader.distrusted).toContain('1.0.0');
  });

  test('that is switched off says who did it', async () => {
    const test = await open({ member: amber, pathname: '/chat', remotes: [aRemote({ killed: true })] });
    await act(async () => void enterRemote(test));
    expect(await screen.findByText(/An administrator has switched it off/)).toBeVisible();
  });

  test('that is made for a newer shell offers to load the page again', async () => {
    const test = await open({
      member: amber,
      pathname: '/chat',
      remotes: [aRemote({ current: aVersion({ contract: '2.0' }) })],
    });
    await act(async () => void enterRemote(test));
    expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeVisible();
    expect(test.loader.asked).toEqual([]);
  });

  test('with a new version offers it, and switches when asked', async () => {
    const next = aRegistry([aRemote({ current: aVersion({ version: '2.0.0' }), previous: aVersion() })], '2');
    const test = await open({
      member: amber,
      pathname: '/chat',
      remotes: [aRemote()],
      answers: { '/api/remotes': { body: next } },
    });
    test.loader.bring('1.0.0', saying('old chats'));
    test.loader.bring('2.0.0', saying('new chats'));
    await act(async () => void enterRemote(test));
    await screen.findByText('old chats');
    await act(() => test.host.registry.refresh());
    expect(screen.getByText('A new version of Chat is ready')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Switch now' }));
    expect(await screen.findByText('new chats')).toBeVisible();
    expect(screen.queryByText('old chats')).not.toBeInTheDocument();
  });
});

test('without any registry the remotes say so and Retry asks again; the login works all the same', async () => {
  const { host, sent } = await open({ member: amber, pathname: '/chat', withoutRegistry: true });
  expect(await screen.findByRole('heading', { name: 'The remotes cannot be reached' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent.filter(({ path }) => path === '/api/remotes')).toHaveLength(2));
  await act(() => host.logOut());
  act(() => host.navigate('/login'));
  expect(await screen.findByRole('button', { name: 'Login via Email' })).toBeVisible();
});

describe('the panel of remotes', () => {
  const press = () =>
    fireEvent.keyDown(document.body, { code: 'KeyM', key: 'Â', altKey: true, shiftKey: true });

  test('opens for an admin on Alt+Shift+M and lists every remote', async () => {
    await open({ member: { ...amber, isAdmin: true } });
    press();
    const panel = await screen.findByRole('dialog', { name: 'Remotes' });
    expect(
      within(panel)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(theRemotes().map(({ name }) => name));
  });

  test('stays closed for a member on a page without overrides', async () => {
    const { host } = await open({ member: amber });
    press();
    expect(host.dialog$.getValue()).toBe('none');
  });
});

test('what is said in passing shows as a toast', async () => {
  const { host } = await open({ member: amber });
  act(() => host.toasts.say({ message: 'Saved.', tone: 'good' }));
  expect(screen.getByText('Saved.')).toBeVisible();
});

test('being offline is said, and unsaid', async () => {
  await open({ member: amber });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline')).toBeVisible();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
});
