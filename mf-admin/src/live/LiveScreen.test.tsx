import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, setWindowWidth, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aLive, someLines } from '../testing/aLive.ts';
import { asAdmin } from '../testing/asAdmin.ts';

beforeEach(() => setWindowWidth(1280));

const open = (answers: TestAnswers = {}, hubAnswers = {}) =>
  mountInTestShell(app, {
    hubAnswers,
    path: '/admin/live',
    session: asAdmin(),
    answers: { 'GET /live': aLive(), 'GET /live/lines': someLines(), ...answers },
  });
const tile = (label: string) => {
  const found = screen.getByText(label).parentElement;
  if (!found) throw new Error(`There is no tile ${label}.`);
  return found;
};

test('shows at a glance who is here, what happens, and how the machine is', async () => {
  await open();
  expect(tile('People online')).toHaveTextContent('1,242');
  expect(tile('People in zones')).toHaveTextContent('18');
  expect(tile('Slowest call')).toHaveTextContent(/^Slowest call\d+ ms$/);
  for (const label of ['People in zones', 'Slowest call'])
    expect(screen.getByRole('img', { name: new RegExp(`^${label}: now \\d+`) })).toBeVisible();
  expect(tile('Jobs waiting')).toHaveTextContent('14the oldest for 2 s');
  expect(tile('Database')).toHaveTextContent('1.5 GB');
  expect(tile('Disk free')).toHaveTextContent('312 GBof 512 GB');
  expect(
    screen.getByRole('img', { name: /^Messages a minute: now \d+, lowest \d+, highest 69$/ }),
  ).toBeVisible();
  expect(screen.getByText('12 people')).toBeVisible();
  expect(screen.getByText('Switched off')).toBeVisible();
  expect(screen.getByRole('row', { name: 'GET /feed/:tab 3,402 250 ms 0' })).toBeVisible();
});

test('shows the last day when asked', async () => {
  await open();
  const before = screen.getByRole('img', { name: /^Posts a minute/ }).innerHTML;
  await userEvent.click(screen.getByRole('button', { name: 'The last day' }));
  expect(screen.getByRole('img', { name: /^Posts a minute/ }).innerHTML).not.toBe(before);
});

test('is red only where something is wrong', async () => {
  await open({ 'GET /live': aLive({ mail_failing: 3 }) });
  expect(tile('Mails that fail')).toHaveAttribute('data-bad');
  for (const label of ['People online', 'Jobs waiting', 'Pushes that fail', 'Disk free'])
    expect(tile(label)).not.toHaveAttribute('data-bad');
});

test('moves as the hub tells, and asks by itself once the hub is gone', async () => {
  jest.useFakeTimers();
  let at = '2026-11-20T12:00:00.000Z';
  const { records, setHubState, unmount } = await open(
    { 'GET /live': () => aLive({ at }) },
    { live: [aLive({ online: 9, at: '2026-11-20T13:00:00.000Z' })] },
  );
  const asked = () => records.calls.filter(({ name }) => name === 'GET /live').length;
  const wait = () => act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(tile('People online')).toHaveTextContent('9');
  await wait();
  expect(asked()).toBe(1);
  act(() => setHubState('connecting'));
  // Not what was answered an hour ago.
  expect(tile('People online')).toHaveTextContent('9');
  at = '2026-11-20T13:00:05.000Z';
  await wait();
  expect(asked()).toBe(2);
  expect(tile('People online')).toHaveTextContent('1,242');
  await unmount();
  jest.useRealTimers();
});

test('asks again every five seconds, keeps what it knew when the server is away, and says so', async () => {
  jest.useFakeTimers();
  let online = 7;
  const { unmount } = await open({
    'GET /live': () => {
      if (online < 0) throw new ApiError('Away.', { code: 'http.away', status: 503 });
      return aLive({ online });
    },
  });
  const wait = () => act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(tile('People online')).toHaveTextContent('7');
  online = 8;
  await wait();
  expect(tile('People online')).toHaveTextContent('8');
  online = -1;
  await wait();
  expect(tile('People online')).toHaveTextContent('8');
  expect(screen.getByRole('alert')).toHaveTextContent('What stands here may be old.');
  await unmount();
  jest.useRealTimers();
});

test('loads, has nothing yet, fails', async () => {
  const first = await open({ 'GET /live': never });
  expect(screen.getByText('Loading the live board')).toBeInTheDocument();
  await first.unmount();
  const second = await open({
    'GET /live': aLive({ zones: [], remotes: [], slow: [] }),
    'GET /live/lines': never,
  });
  expect(screen.getByText('Nobody is in a zone')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Posts a minute: nothing noted yet' })).toBeVisible();
  await second.unmount();
  await open({ 'GET /live': new ApiError('No.', { code: 'x', status: 500 }) });
  expect(screen.getByRole('alert')).toHaveTextContent('The live board did not load');
});
