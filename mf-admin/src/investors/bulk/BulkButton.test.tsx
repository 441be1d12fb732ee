import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, setWindowWidth, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../../remote.tsx';
import { aCampaign, aLetter, aList, anInvestor } from '../../testing/anInvestor.ts';
import { asAdmin } from '../../testing/asAdmin.ts';
import { sayLeft } from './useLockout.ts';

const open = (answers: TestAnswers = {}) =>
  mountInTestShell(app, {
    path: '/invest',
    session: asAdmin(),
    answers: {
      'POST /investor': aList([anInvestor()]),
      'GET /investor/campaigns': { data: [], locked_until: null },
      'GET /investor/letter': aLetter,
      ...answers,
    },
  });
const dialog = () => within(screen.getByRole('alertdialog'));
const locked = () => screen.getByRole('button', { name: /^Time wait/, hidden: true });

beforeEach(() => {
  localStorage.clear();
  setWindowWidth(1280);
  jest.useFakeTimers({
    now: new Date('2026-11-20T12:00:00Z'),
    doNotFake: ['setImmediate', 'queueMicrotask'],
  });
});
afterEach(() => jest.useRealTimers());
const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

test('[4-12] [5-8] a press locks it for five minutes under futureTime and asks; it counts down to the second', async () => {
  await open({ 'POST /investor/emails': { data: aCampaign() } });
  await user().click(screen.getByRole('button', { name: 'Bulk Email' }));
  expect(localStorage.getItem('futureTime')).toBe(String(Date.parse('2026-11-20T12:05:00Z')));
  expect(dialog().getByText('Are you sure you want to do a massive hit?')).toBeVisible();
  expect(locked()).toHaveTextContent('Time wait: 5:00');
  await user().click(dialog().getByRole('button', { name: 'Send to all' }));
  expect(locked()).toBeDisabled();
  act(() => jest.advanceTimersByTime(61_000));
  expect(locked()).toHaveTextContent('Time wait: 3:59');
  act(() => jest.advanceTimersByTime(239_000));
  expect(screen.getByRole('button', { name: 'Bulk Email' })).toBeEnabled();
});

test('in a browser that has no space left it asks, sends and is locked all the same', async () => {
  const { records } = await open({ 'POST /investor/emails': { data: aCampaign() } });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await user().click(screen.getByRole('button', { name: 'Bulk Email' }));
  await user().click(dialog().getByRole('button', { name: 'Cancel' }));
  await user().click(screen.getByRole('button', { name: 'Bulk Email' }));
  await user().click(dialog().getByRole('button', { name: 'Send to all' }));
  full.mockRestore();
  expect(records.calls.filter(({ name }) => name === 'POST /investor/emails')).toHaveLength(1);
  expect(locked()).toHaveTextContent('Time wait: 5:00');
});

test('[4-12] saying no to the question lifts the lock, and nothing is sent', async () => {
  const { records } = await open();
  await user().click(screen.getByRole('button', { name: 'Bulk Email' }));
  await user().click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(localStorage.getItem('futureTime')).toBeNull();
  expect(screen.getByRole('button', { name: 'Bulk Email' })).toBeEnabled();
  expect(records.calls.map(({ name }) => name)).not.toContain('POST /investor/emails');
});

test('[4-12] the lock survives a reload while its time is to come', async () => {
  localStorage.setItem('futureTime', String(Date.now() + 90_000));
  await open();
  expect(locked()).toHaveTextContent('Time wait: 1:30');
  expect(locked()).toBeDisabled();
});

describe('[4-12] a lock of another tab', () => {
  const until = (minutes: number) => String(Date.now() + minutes * 60_000);
  const lockElsewhere = (value: string) =>
    act(() => {
      localStorage.setItem('futureTime', value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'futureTime' }));
    });

  test('locks this one too, at once', async () => {
    await open();
    lockElsewhere(until(5));
    expect(locked()).toHaveTextContent('Time wait: 5:00');
  });

  test('is not lifted when the question here is answered with no', async () => {
    await open();
    await user().click(screen.getByRole('button', { name: 'Bulk Email' }));
    const theirs = until(6);
    lockElsewhere(theirs);
    await user().click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(localStorage.getItem('futureTime')).toBe(theirs);
    expect(locked()).toBeDisabled();
  });

  test('holds again when it was there before the question here', async () => {
    await open();
    // Set before this tab could hear of it.
    const theirs = until(2);
    localStorage.setItem('futureTime', theirs);
    await user().click(screen.getByRole('button', { name: 'Bulk Email' }));
    await user().click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(localStorage.getItem('futureTime')).toBe(theirs);
    expect(locked()).toHaveTextContent('Time wait: 2:00');
  });
});

test.each([aCampaign({ state: 'paused' }), aCampaign({ trouble: 'connect ECONNREFUSED 10.0.0.4:25' })])(
  'one that waits gives way, and the question says so: $state, $trouble',
  async (waiting) => {
    await open({ 'GET /investor/campaigns': { data: [waiting], locked_until: null } });
    await user().click(screen.getByRole('button', { name: 'Bulk Email' }));
    expect(dialog().getByText(/^The bulk mail that waits ends/)).toBeVisible();
  },
);

test('while another mailing is on its way it asks nothing that would be refused', async () => {
  const { records } = await open({
    'GET /investor/campaigns': { data: [aCampaign()], locked_until: null },
  });
  await user().click(screen.getByRole('button', { name: 'Bulk Email' }));
  expect(records.toasts).toMatchObject([
    { tone: 'bad', message: expect.stringMatching(/^A bulk mail is under way/) },
  ]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(localStorage.getItem('futureTime')).toBeNull();
});

test.each(['nonsense', String(Date.parse('2026-11-20T11:59:59Z'))])('a lock of %s is none', async (kept) => {
  localStorage.setItem('futureTime', kept);
  await open();
  expect(screen.getByRole('button', { name: 'Bulk Email' })).toBeEnabled();
});

test('[4-12] a lock that the server knows of from elsewhere counts too', async () => {
  await open({ 'GET /investor/campaigns': { data: [], locked_until: '2026-11-20T12:02:00Z' } });
  expect(locked()).toHaveTextContent('Time wait: 2:00');
});

test('[8-5] says what became of it', async () => {
  const { records, unmount } = await open({ 'POST /investor/emails': { data: aCampaign() } });
  await user().click(screen.getByRole('button', { name: 'Bulk Email' }));
  await user().click(dialog().getByRole('button', { name: 'Send to all' }));
  expect(records.toasts).toEqual([{ tone: 'good', message: 'User successfully emailed' }]);
  await unmount();
  localStorage.clear();
  const again = await open({
    'POST /investor/emails': new ApiError('Please wait.', { code: 'investors.locked', status: 429 }),
  });
  await user().click(screen.getByRole('button', { name: 'Bulk Email' }));
  await user().click(dialog().getByRole('button', { name: 'Send to all' }));
  expect(again.records.toasts).toEqual([{ tone: 'bad', message: 'Failed to send emails. Please wait.' }]);
});

test('where the server refuses nothing began, and the button waits for nothing', async () => {
  const nobody = new ApiError('Everybody was written to.', { code: 'investors.nobody', status: 409 });
  await open({ 'POST /investor/emails': nobody });
  await user().click(screen.getByRole('button', { name: 'Bulk Email' }));
  await user().click(dialog().getByRole('button', { name: 'Send to all' }));
  expect(await screen.findByRole('button', { name: 'Bulk Email' })).toBeEnabled();
  expect(localStorage.getItem('futureTime')).toBeNull();
});

test.each([
  [300_000, '5:00'],
  [299_001, '5:00'],
  [299_000, '4:59'],
  [9_000, '0:09'],
  [1, '0:01'],
])('%i ms read as %s', (ms, words) => expect(sayLeft(ms)).toBe(words));
