import { render } from '@testing-library/react';
import { ShellReact } from './ctx.ts';
import { createTestShell } from './testing/index.ts';
import { useAwake } from './useAwake.ts';
import { useGuard } from './useGuard.ts';

function Drawing({ isOn }: { isOn: boolean }) {
  useGuard(isOn);
  useAwake(isOn);
  return null;
}

function show(shell = createTestShell()) {
  const at = (isOn: boolean) => (
    <ShellReact value={shell.ctx}>
      <Drawing isOn={isOn} />
    </ShellReact>
  );
  const view = render(at(false));
  const { records } = shell;
  return {
    asked: () => [records.guards, records.frames.length],
    turn: (isOn: boolean) => view.rerender(at(isOn)),
    leave: view.unmount,
  };
}

test('guards and keeps awake as long as something goes on, and not longer than the screen', () => {
  const { asked, turn, leave } = show();
  expect(asked()).toEqual([0, 0]);
  turn(true);
  expect(asked()).toEqual([1, 1]);
  turn(false);
  expect(asked()).toEqual([0, 0]);
  turn(true);
  leave();
  expect(asked()).toEqual([0, 0]);
});

test('an older shell is asked for neither', () => {
  const shell = createTestShell();
  const { guard: _, ...older } = shell.ctx;
  const { asked, turn } = show({ ...shell, ctx: { ...older, contract: '1.4' } });
  turn(true);
  expect(asked()).toEqual([0, 0]);
});
