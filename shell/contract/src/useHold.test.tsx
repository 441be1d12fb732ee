import { render } from '@testing-library/react';
import { ShellReact } from './ctx.ts';
import { createTestShell } from './testing/index.ts';
import { useHold } from './useHold.ts';

function Call({ isOn }: { isOn: boolean }) {
  useHold(isOn);
  return null;
}

test('holds the version as long as something goes on, and lets go with the screen', () => {
  const { ctx, records } = createTestShell();
  const at = (isOn: boolean) => (
    <ShellReact value={ctx}>
      <Call isOn={isOn} />
    </ShellReact>
  );
  const view = render(at(false));
  expect(records.holds).toBe(0);
  view.rerender(at(true));
  expect(records.holds).toBe(1);
  view.rerender(at(false));
  expect(records.holds).toBe(0);
  view.rerender(at(true));
  view.unmount();
  expect(records.holds).toBe(0);
});

test('an older shell has nothing to hold with, and nothing breaks', () => {
  const { hold, ...older } = createTestShell().ctx;
  expect(hold).toBeDefined();
  render(
    <ShellReact value={older}>
      <Call isOn />
    </ShellReact>,
  );
});
