import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, type TestAnswers, setWindowWidth } from '@plaza/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../../remote.tsx';
import { aCampaign, aLetter, aList, anInvestor } from '../../testing/anInvestor.ts';
import { asAdmin } from '../../testing/asAdmin.ts';

beforeEach(() => setWindowWidth(1280));

const open = (campaign = aCampaign(), answers: TestAnswers = {}) =>
  mountInTestShell(app, {
    path: '/invest',
    session: asAdmin(),
    answers: {
      'POST /investor': aList([anInvestor()]),
      'GET /investor/campaigns': { data: [campaign], locked_until: null },
      'GET /investor/letter': aLetter,
      'POST /investor/campaigns/:id/state': { data: campaign },
      ...answers,
    },
  });
const panel = () => within(screen.getByRole('region', { name: 'Bulk mail' }));
const none = {
  queued: 0,
  sending: 0,
  sent: 120,
  soft: 0,
  hard: 0,
  blocked: 0,
  complaint: 0,
  skipped: 0,
  unknown: 0,
};

test('shows how far it is, and what became of the rest', async () => {
  await open();
  expect(panel().getByRole('progressbar', { name: '38 of 120 sent' })).toHaveValue(40 / 120);
  expect(panel().getByText('Address is dead: 1 · Left out: 1')).toBeVisible();
});

test('moves while it runs, and when it ends the list is loaded anew', async () => {
  let campaign = aCampaign();
  const { bring, records } = await open(campaign, {
    'GET /investor/campaigns': () => ({ data: [campaign], locked_until: null }),
  });
  campaign = aCampaign({ state: 'done', ended_at: new Date().toISOString(), counts: none });
  await act(async () =>
    bring({ type: 'campaign-changed', payload: { id: '3' }, mark: undefined, channel: 'outreach-all' }),
  );
  expect(await panel().findByText('Done')).toBeVisible();
  await waitFor(() => expect(records.calls.filter(({ name }) => name === 'POST /investor')).toHaveLength(2));
});

test.each([
  { counts: { ...none, sent: 120, blocked: 1 } },
  { subjects: [{ subject: 0, sent: 9, engaged: 1, bounced: 0, blocked: 0, unsubscribed: 1 }] },
])('what came back after it, and who wants no more, is in the list at once: %j', async (since) => {
  const over = { state: 'done' as const, ended_at: new Date().toISOString(), counts: none };
  let campaign = aCampaign(over);
  const { bring, records } = await open(campaign, {
    'GET /investor/campaigns': () => ({ data: [campaign], locked_until: null }),
  });
  campaign = aCampaign({ ...over, ...since });
  await act(async () =>
    bring({ type: 'campaign-changed', payload: { id: '3' }, mark: undefined, channel: 'outreach-all' }),
  );
  await waitFor(() => expect(records.calls.filter(({ name }) => name === 'POST /investor')).toHaveLength(2));
});

test('while it runs the counters say the same as its bar', async () => {
  const campaign = aCampaign({ total: 2000, counts: { ...none, queued: 1980, sent: 20 } });
  const totals = { investors: 2000, sent: 20, engaged: 0 };
  await open(campaign, { 'GET /investor/campaigns': { data: [campaign], locked_until: null, totals } });
  expect(await panel().findByText('20 of 2,000 sent')).toBeVisible();
  expect(screen.getByText('Mails Sent').parentElement).toHaveTextContent('20');
});

test('while it runs the counters and the list keep up, and when it is stopped too', async () => {
  let campaign = aCampaign({ total: 2000, counts: { ...none, queued: 1999, sent: 1 } });
  const { bring, records } = await open(campaign, {
    'GET /investor/campaigns': () => ({ data: [campaign], locked_until: null }),
  });
  const lists = () => records.calls.filter(({ name }) => name === 'POST /investor').length;
  const tell = () =>
    act(async () =>
      bring({ type: 'campaign-changed', payload: { id: '3' }, mark: undefined, channel: 'outreach-all' }),
    );
  campaign = { ...campaign, counts: { ...none, queued: 1980, sent: 20 } };
  await tell();
  expect(await panel().findByText('20 of 2,000 sent')).toBeVisible();
  expect(lists()).toBe(1);
  campaign = { ...campaign, counts: { ...none, queued: 1880, sent: 120 } };
  await tell();
  await waitFor(() => expect(lists()).toBe(2));
  campaign = { ...campaign, state: 'stopped' };
  await tell();
  await waitFor(() => expect(lists()).toBe(3));
});

describe('while the server is away', () => {
  const away = new ApiError('Plaza is not available right now.', { code: 'http.away', status: 503 });
  const letter = (id: string) => ({
    id,
    email: `doubt${id}@fund.example`,
    state: 'unknown' as const,
    subject: 0,
    attempts: 1,
    response: null,
    at: '2026-11-20T12:00:00Z',
  });
  const tell = (type: 'joined' | 'campaign-changed') => ({
    type,
    payload: type === 'joined' ? {} : { id: '3' },
    mark: undefined,
    channel: 'outreach-all',
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('it shows how far it was, and goes on by itself as soon as somebody answers', async () => {
    let answer: ReturnType<typeof aCampaign> | ApiError = aCampaign();
    const { bring, unmount } = await open(aCampaign(), {
      'GET /investor/campaigns': () =>
        answer instanceof ApiError ? answer : { data: [answer], locked_until: null },
    });
    answer = away;
    await act(async () => bring(tell('campaign-changed') as never));
    expect(panel().getByText('38 of 120 sent')).toBeVisible();
    answer = aCampaign({ counts: { ...none, sent: 60, queued: 60 } });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(panel().getByText('60 of 120 sent')).toBeVisible();
    await unmount();
  });

  test('once the channel is heard again it asks, and lists the letters that have come into doubt', async () => {
    let doubtful = ['1'];
    const campaign = () => aCampaign({ counts: { ...none, sent: 60, unknown: doubtful.length } });
    const { bring, unmount } = await open(campaign(), {
      'GET /investor/campaigns': () => ({ data: [campaign()], locked_until: null }),
      'GET /investor/campaigns/:id/deliveries': () => ({ data: doubtful.map(letter) }),
    });
    expect(panel().getByText('doubt1@fund.example')).toBeVisible();
    doubtful = ['1', '2'];
    await act(async () => bring(tell('joined') as never));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(panel().getByText('2 letters are in doubt')).toBeVisible();
    expect(panel().getByText('doubt2@fund.example')).toBeVisible();
    await unmount();
  });
});

test('says that the mail server is away while it runs on', async () => {
  await open(aCampaign({ trouble: 'connect ECONNREFUSED 127.0.0.1:25' }));
  expect(panel().getByRole('alert')).toHaveTextContent(/cannot be reached just now.*ECONNREFUSED/);
  expect(panel().getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('is paused, goes on, and is stopped after a question', async () => {
  const { records, unmount } = await open();
  await userEvent.click(panel().getByRole('button', { name: 'Pause' }));
  await userEvent.click(panel().getByRole('button', { name: 'Stop' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Stop' }));
  const states = records.calls
    .filter(({ name }) => name === 'POST /investor/campaigns/:id/state')
    .map(({ input }) => (input as { body: { state: string } }).body.state);
  expect(states).toEqual(['paused', 'stopped']);
  await unmount();
  const again = await open(aCampaign({ state: 'paused', trouble: '554 no' }));
  expect(panel().getByRole('alert')).toHaveTextContent('It said: 554 no');
  await userEvent.click(panel().getByRole('button', { name: 'Go on' }));
  expect(again.records.calls).toContainEqual(
    expect.objectContaining({ input: { params: { id: '3' }, body: { state: 'running' } } }),
  );
});

test('asks a person about every letter that is in doubt, and sends none of them by itself', async () => {
  const doubtful = {
    id: '9',
    email: 'ines@fund.example',
    state: 'unknown' as const,
    subject: 0,
    attempts: 1,
    response: null,
    at: '2026-11-20T12:00:00Z',
  };
  const { records } = await open(
    aCampaign({ state: 'done', ended_at: '2026-01-01T00:00:00Z', counts: { ...none, unknown: 1 } }),
    {
      'GET /investor/campaigns/:id/deliveries': { data: [doubtful] },
      'POST /investor/deliveries/:id/settle': { state: 'sent' },
    },
  );
  expect(await panel().findByText('ines@fund.example')).toBeVisible();
  await userEvent.click(panel().getByRole('button', { name: 'Send again' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Send it again?' }));
  expect(question.getByText(/ines@fund.example gets it twice/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(records.calls.some(({ name }) => name === 'POST /investor/deliveries/:id/settle')).toBe(false);
  await userEvent.click(panel().getByRole('button', { name: 'It was sent' }));
  expect(records.calls).toContainEqual(
    expect.objectContaining({
      name: 'POST /investor/deliveries/:id/settle',
      input: { params: { id: '9' }, body: { as: 'sent' } },
    }),
  );
});

test('stopped, it shows how far it came, not that all is done', async () => {
  await open(
    aCampaign({
      state: 'stopped',
      ended_at: new Date().toISOString(),
      counts: { ...none, sent: 30, skipped: 90 },
    }),
  );
  expect(panel().getByRole('progressbar', { name: '30 of 120 sent' })).toHaveValue(30 / 120);
});

test('what was over yesterday is not shown any more', async () => {
  await open(aCampaign({ state: 'done', ended_at: '2026-01-01T00:00:00Z', counts: none }));
  expect(screen.queryByRole('region', { name: 'Bulk mail' })).toBeNull();
});

test('tells the result of each subject: who is engaged, dead, not let through, unsubscribed', async () => {
  const result = { subject: 0, sent: 91, engaged: 17, bounced: 13, blocked: 11, unsubscribed: 19 };
  await open(aCampaign({ counts: { ...none, blocked: 11 }, subjects: [result] }));
  expect(panel().getByText('Refused: 11')).toBeVisible();
  await userEvent.click(panel().getByText('Result by subject', { selector: 'summary' }));
  const row = await panel().findByRole('row', { name: /^What if going online/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(-5)).toEqual(['91', '17', '13', '11', '19']);
  const headings = panel().getAllByRole('columnheader');
  expect(headings.slice(-3).map(({ textContent }) => textContent)).toEqual([
    'Address is dead',
    'Refused',
    'Unsubscribed',
  ]);
});
