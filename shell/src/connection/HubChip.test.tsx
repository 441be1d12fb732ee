import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { HubChip } from './HubChip.tsx';

function shown() {
  const { host } = createTestHost({ member: {} });
  const { container } = render(
    <HostStage host={host}>
      <HubChip />
    </HostStage>,
  );
  return { ...host, chip: container.querySelector('[aria-live="polite"]') };
}

test('[4-14] the chip says how the connection is, and nothing while all is well', async () => {
  const { hub, chip } = shown();
  expect(chip).toBeEmptyDOMElement();
  act(() => hub.state$.next('connecting'));
  expect(await screen.findByText('Connecting…')).toBeVisible();
  act(() => hub.state$.next('unavailable'));
  expect(chip).toHaveTextContent('No live connection. Still trying…');
  act(() => hub.state$.next('failed'));
  expect(chip).toHaveTextContent('The server refused the live connection.');
  act(() => hub.state$.next('disconnected'));
  expect(chip).toHaveTextContent('Live updates have stopped.');
  act(() => hub.state$.next('connected'));
  expect(chip).toBeEmptyDOMElement();
});

test.each(['unavailable', 'failed', 'disconnected'] as const)(
  'a connection that is %s can be asked for again',
  async (state) => {
    const { hub } = shown();
    const again = jest.fn();
    hub.again$.subscribe(again);
    act(() => hub.state$.next(state));
    await userEvent.click(await screen.findByRole('button', { name: 'Reconnect' }));
    expect(again).toHaveBeenCalledTimes(1);
  },
);

test('[4-14] what waits for the connection is counted over all remotes, and only told while there is none', async () => {
  const { hub, voice, waiting$, sessions, chip } = shown();
  act(() => voice.emit('work.waiting', { count: 1 }));
  expect(chip).toBeEmptyDOMElement();
  act(() => hub.state$.next('unavailable'));
  expect(await screen.findByText('1 change is waiting to be sent.')).toBeVisible();
  act(() => waiting$.next({ 'mf-feed': 2, 'mf-chat': 1 }));
  expect(chip).toHaveTextContent('3 changes are waiting to be sent.');
  act(() => sessions.end());
  expect(chip).not.toHaveTextContent('sent');
});
