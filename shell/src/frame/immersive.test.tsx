import { act, fireEvent, render, screen } from '@testing-library/react';
import { setWindowWidth } from '@plaza/shell-contract/testing';
import { App } from '../App.tsx';
import { createTestHost } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { FrameLooks } from '../host/FrameLooks.ts';

beforeEach(() => {
  window.scrollTo = () => undefined;
});

async function open(width: number) {
  setWindowWidth(width);
  const { host } = createTestHost({ member: {}, pathname: '/zones' });
  render(
    <HostStage host={host}>
      <App />
    </HostStage>,
  );
  await screen.findAllByRole('navigation');
  return host;
}

test.each([360, 1280])(
  'a page that asks for it has the screen to itself, and gives it back: %i',
  async (width) => {
    const { looks } = await open(width);
    let giveBack = () => {};
    act(() => void (giveBack = looks.ask({ immersive: true })));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toBeVisible();
    act(() => giveBack());
    expect((await screen.findAllByRole('navigation')).length).toBeGreaterThan(0);
  },
);

test('and the keys: none of them opens a dialog of the frame', async () => {
  const host = await open(1280);
  const press = () => fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  let giveBack = () => {};
  act(() => void (giveBack = host.looks.ask({ immersive: true })));
  press();
  expect(host.dialog$.getValue()).toBe('none');
  act(() => giveBack());
  await act(async () => void press());
  expect(host.dialog$.getValue()).toBe('palette');
});

test('of several who ask, the latest counts until it has given it back', () => {
  const looks = new FrameLooks();
  const first = looks.ask({ immersive: true });
  const second = looks.ask({ immersive: false });
  expect(looks.immersive$.getValue()).toBe(false);
  second();
  expect(looks.immersive$.getValue()).toBe(true);
  first();
  expect(looks.immersive$.getValue()).toBe(false);
});
