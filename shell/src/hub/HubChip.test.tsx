import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { HubChip } from './HubChip.tsx';

function shown() {
  const { host } = createTestHost({ member: {} });
  render(
    <HostStage host={host}>
      <HubChip />
    </HostStage>,
  );
  return host.hub;
}

const chip = () => screen.getByRole('status');

test('[4-14] the chip says how the connection is, and nothing while all is well', async () => {
  const hub = shown();
  expect(chip()).toBeEmptyDOMElement();
  act(() => hub.state$.next('connecting'));
  expect(await screen.findByText('Connecting…')).toBeVisible();
  act(() => hub.state$.next('unavailable'));
  expect(chip()).toHaveTextContent('No live connection. Still trying…');
  act(() => hub.state$.next('failed'));
  expect(chip()).toHaveTextContent('Live news were refused.');
  act(() => hub.state$.next('disconnected'));
  expect(chip()).toHaveTextContent('Live news have stopped.');
  act(() => hub.state$.next('connected'));
  expect(chip()).toBeEmptyDOMElement();
});

test('what has stopped can be asked for again', async () => {
  const hub = shown();
  const again = jest.fn();
  hub.again$.subscribe(again);
  act(() => hub.state$.next('disconnected'));
  await userEvent.click(await screen.findByRole('button', { name: 'Reconnect' }));
  expect(again).toHaveBeenCalledTimes(1);
});
