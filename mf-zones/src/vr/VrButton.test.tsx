import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askForVr } from './support.ts';
import type { VrState } from './useVr.ts';
import { VrButton } from './VrButton.tsx';

function show(state: VrState, isReady = true) {
  const vr = { state, enter: jest.fn(), leave: jest.fn() };
  render(<VrButton vr={vr} isReady={isReady} />);
  return vr;
}

test('enters where a headset is', async () => {
  const vr = show({ status: 'offered', problem: null });
  await userEvent.click(screen.getByRole('button', { name: 'Enter VR' }));
  expect(vr.enter).toHaveBeenCalledTimes(1);
});

test('waits until the place stands', () => {
  show({ status: 'offered', problem: null }, false);
  expect(screen.getByRole('button', { name: 'Enter VR' })).toBeDisabled();
});

test('while the headset asks, a second press does nothing', async () => {
  const vr = show({ status: 'entering', problem: null });
  await userEvent.click(screen.getByRole('button', { name: 'Entering VR...' }));
  expect(vr.enter).not.toHaveBeenCalled();
});

test('leaves from the page as well', async () => {
  const vr = show({ status: 'worn', problem: null });
  expect(screen.getByRole('status')).toHaveTextContent('You are in VR');
  await userEvent.click(screen.getByRole('button', { name: 'Leave VR' }));
  expect(vr.leave).toHaveBeenCalledTimes(1);
});

test.each([
  ['noBrowser', /this browser does not know headsets/],
  ['noHeadset', /no headset is connected/],
  ['insecure', /only over https/],
  ['forbidden', /may not use a headset/],
  ['noPicture', /cannot draw the zone/],
] as const)('%s: says why there is no button', (status, why) => {
  show({ status });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(why)).toBeVisible();
});

test.each([
  ['refused', /said no to VR/],
  ['busy', /busy with something else/],
  ['failed', /did not start/],
  ['lost', /has ended VR/],
] as const)('%s: is told, and one may try again', (problem, words) => {
  show({ status: 'offered', problem });
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Enter VR' })).toBeEnabled();
});

describe('whether a headset can be entered', () => {
  const xr = (answer: boolean | Error) => ({
    isSessionSupported: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });

  test('is what the browser says of immersive pictures', async () => {
    expect(await askForVr(xr(true), true)).toBe('offered');
    expect(await askForVr(xr(false), true)).toBe('noHeadset');
  });

  test('is no where the browser knows none, the page came unprotected, or may not ask', async () => {
    expect(await askForVr(undefined, true)).toBe('noBrowser');
    expect(await askForVr(undefined, false)).toBe('insecure');
    expect(await askForVr(xr(new DOMException('', 'SecurityError')), true)).toBe('forbidden');
  });
});
