import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createTestHost } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { ConnectionSection } from './ConnectionSection.tsx';
import { LineStory } from '../hub/LineStory.ts';
import { sharesStats } from '../hub/statsChoice.ts';

function open() {
  const test = createTestHost({ member: {} });
  render(
    <HostStage host={test.host}>
      <ConnectionSection />
    </HostStage>,
  );
  let nowMs = Date.UTC(2026, 10, 20, 12);
  const story = new LineStory(test.host.hub.story$, () => (nowMs += 1_000));
  return { ...test, note: (...words: Parameters<LineStory['note']>) => act(() => story.note(...words)) };
}

const clipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

test('says how the connection is', () => {
  const { host } = open();
  expect(screen.getByText('Now: Not needed yet')).toBeVisible();
  act(() => host.hub.state$.next('connected'));
  expect(screen.getByText('Now: Connected')).toBeVisible();
});

test('[9-4] shows what happened to the connection, the newest first, and copies it as plain lines', async () => {
  const { note, host } = open();
  expect(screen.getByText('Nothing has happened yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  note('connecting');
  note('connected', 'LongPolling, 80 ms');
  const events = within(screen.getByRole('list', { name: 'What happened to the connection' }));
  expect(events.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('ConnectedLongPolling, 80 ms'),
    expect.stringContaining('Trying to connect'),
  ]);
  const writeText = jest.fn(async () => undefined);
  clipboard(writeText);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(writeText).toHaveBeenCalledWith(
    '2026-11-20T12:00:01.000Z connecting\n2026-11-20T12:00:02.000Z connected LongPolling, 80 ms',
  );
  expect(host.toasts.shown$.getValue().map(({ message }) => message)).toEqual(['The list is copied.']);
});

test('where pages may not copy, it says what to do', async () => {
  const { note } = open();
  note('connecting');
  clipboard(async () => {
    throw new Error('not allowed');
  });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(screen.getByText(/does not let pages copy/)).toBeVisible();
});

test('[9-4] statistics are off until they are switched on', () => {
  const { storage } = open();
  const share = screen.getByRole('switch', { name: 'Send connection statistics' });
  expect(share).not.toBeChecked();
  expect(sharesStats(storage)).toBe(false);
  fireEvent.click(share);
  expect(sharesStats(storage)).toBe(true);
  fireEvent.click(share);
  expect(sharesStats(storage)).toBe(false);
});
