import { setWindowWidth } from '@plaza/shell-contract/testing';
import type { RemoteApp, ShellContext } from '@plaza/shell-contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../App.tsx';
import { createTestHost, enterRemote, theRemotes } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
  setWindowWidth(1280);
});

/** A member in a remote that has something unsaved. */
async function open() {
  const test = createTestHost({ member: {}, pathname: '/chat', remotes: theRemotes() });
  let lent: ShellContext | undefined;
  const app: RemoteApp = {
    contract: '1.5',
    async mount(element, ctx) {
      lent = ctx;
      element.append('a drawing');
      return { unmount: () => element.replaceChildren() };
    },
  };
  test.loader.bring('1.0.0', app);
  render(
    <HostStage host={test.host}>
      <App />
    </HostStage>,
  );
  const slot = await act(async () => enterRemote(test));
  if (!lent) throw new Error('The remote has not come.');
  const { navigate, guard } = lent;
  let letGo: (() => void) | undefined;
  act(() => void (letGo = guard?.()));
  const at = () => test.host.address$.getValue().pathname;
  return { ...test, slot, navigate, letGo: () => act(() => letGo?.()), at };
}

const question = () => screen.findByRole('alertdialog', { name: 'Leave this page?' });
const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('who stays, stays; who leaves, gets to where they wanted', async () => {
  const { navigate, at } = await open();
  act(() => navigate('/games'));
  expect(await question()).toHaveTextContent('not saved or not finished');
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  answer('Stay');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(at()).toBe('/chat');
  act(() => navigate('/games'));
  await question();
  answer('Leave');
  expect(at()).toBe('/games');
});

test('nothing is asked about another view of the same page, nor when all is saved', async () => {
  const { navigate, letGo, at } = await open();
  act(() => navigate('/chat?with=basalt'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  letGo();
  act(() => navigate('/games'));
  expect(at()).toBe('/games');
});

test('a guard goes with its remote', async () => {
  const { slot, host } = await open();
  expect(host.guards.isUp$.getValue()).toBe(true);
  await act(async () => slot.leave());
  expect(host.guards.isUp$.getValue()).toBe(false);
});

test('the question goes when nothing would be lost any more', async () => {
  const { navigate, letGo, at } = await open();
  act(() => navigate('/games'));
  await question();
  letGo();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(at()).toBe('/chat');
});

test('logging out says what would be lost', async () => {
  const { host, letGo } = await open();
  act(() => host.dialog$.next('logout'));
  const dialog = await screen.findByRole('dialog', { name: 'Logout' });
  expect(dialog).toHaveTextContent('Something on this page is not saved or not finished yet.');
  letGo();
  expect(dialog).not.toHaveTextContent('not saved');
});

test('a guest is asked, too', async () => {
  const { host, address$ } = createTestHost({ pathname: '/login', remotes: theRemotes() });
  render(
    <HostStage host={host}>
      <App />
    </HostStage>,
  );
  await act(async () => {
    host.guards.guard();
    host.leaveFor('/signup');
  });
  await question();
  answer('Leave');
  expect(address$.getValue().pathname).toBe('/signup');
});

test('the question goes with the session', async () => {
  const { navigate, host } = await open();
  act(() => navigate('/games'));
  await question();
  await act(async () => host.sessions.end());
  expect(host.guards.asked$.getValue()).toBeUndefined();
});
