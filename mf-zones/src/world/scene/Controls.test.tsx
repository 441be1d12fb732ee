import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controls } from './Controls.tsx';

function show({ mobile = true, canFloat = true, gravity = true } = {}) {
  const said: unknown[] = [];
  const say = (name: string) => (value: unknown) => void said.push([name, value]);
  render(
    <Controls
      {...{ mobile, canFloat, gravity, ownEyes: false }}
      onStep={say('step')}
      onGravity={say('gravity')}
      onEyes={say('eyes')}
      onPull={say('pull')}
      onLift={say('lift')}
    />,
  );
  return said;
}

test('[2.17-2] a phone has buttons up and down, and a switch for gravity that is on', async () => {
  const said = show();
  await userEvent.click(screen.getByRole('button', { name: 'Up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Down' }));
  const gravity = screen.getByRole('switch', { name: 'Gravity' });
  expect(gravity).toBeChecked();
  await userEvent.click(gravity);
  expect(said).toEqual([
    ['step', 1],
    ['step', -1],
    ['gravity', false],
  ]);
});

test('[2.17-2] elsewhere keys do it; a narrow place has no switch for gravity', () => {
  show({ mobile: false, canFloat: false });
  for (const name of ['Up', 'Down', 'Jump'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('switch', { name: 'Gravity' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Look out of your own eyes' })).toBeVisible();
});

test('a button that is held jumps; without gravity one rises and sinks', () => {
  const said = show({ gravity: false });
  for (const [name, up] of [
    ['Rise', 1],
    ['Sink', -1],
  ] as const) {
    const button = screen.getByRole('button', { name });
    fireEvent.pointerDown(button);
    fireEvent.pointerUp(button);
    expect(said.splice(0)).toEqual([
      ['lift', up],
      ['lift', 0],
    ]);
  }
});
