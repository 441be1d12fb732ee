import type { AuditEntry } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import {
  mountInTestShell,
  never,
  testMember,
  type TestAnswers,
  setWindowWidth,
} from '@plaza/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { asAdmin } from '../testing/asAdmin.ts';

beforeEach(() => setWindowWidth(1280));

const anEntry = (about: Partial<AuditEntry> = {}): AuditEntry => ({
  seq: '12',
  at: '2026-11-20T12:00:00.000Z',
  actor: { id: '1', username: 'amber' },
  act: 'person.blocked',
  about: { kind: 'person', id: '2', title: 'basalt' },
  details: { is_blocked: { from: false, to: true }, why: 'Sold the same lantern twice.' },
  ...about,
});
const open = (answers: TestAnswers = {}) =>
  mountInTestShell(app, {
    path: '/admin/audit',
    session: asAdmin(),
    answers: { 'GET /audit': { items: [anEntry()], next: null }, ...answers },
  });

test('shows who did what to whom, what changed and why', async () => {
  await open();
  const row = screen.getByRole('row', { name: /^12/ });
  for (const words of [
    'amber',
    'Blocked',
    'basalt',
    'Blocked: No → Yes',
    'Why: Sold the same lantern twice.',
  ])
    expect(row).toHaveTextContent(words);
});

test('says in plain words what was decided about a person, and until when', async () => {
  const until = new Date(2026, 10, 30, 18, 28, 20).toISOString();
  const details = { decision: 'mute', reports: 1, person: 'dune', days: '7', until };
  await open({ 'GET /audit': { items: [anEntry({ act: 'report.settled', details })], next: null } });
  const lines = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Decision: mute',
    'Reports: 1',
    'Person: dune',
    'Days: 7',
    'Until: 30/11/2026, 06:28:20 pm',
  ]);
});

test('an act that this version has no words for is shown by its name, and the server by its own', async () => {
  await open({
    'GET /audit': { items: [anEntry({ act: 'moon.moved', actor: null, details: null })], next: null },
  });
  expect(screen.getByRole('row', { name: /^12/ })).toHaveTextContent('moon.moved');
  expect(screen.getByRole('row', { name: /^12/ })).toHaveTextContent('the server');
});

test('what has no name is said by its kind and number', async () => {
  const about = { kind: 'campaign', id: '7', title: null };
  await open({ 'GET /audit': { items: [anEntry({ about, details: { unheard_of: null } })], next: null } });
  expect(screen.getByRole('row', { name: /^12/ })).toHaveTextContent('Bulk mail 7');
  expect(screen.getByRole('row', { name: /^12/ })).toHaveTextContent('unheard_of: nothing');
});

test('shows one kind of act alone, and leads back when there is none', async () => {
  const { records } = await open({
    'GET /audit': ({ query }) => ({ items: query?.act ? [] : [anEntry()], next: null }),
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Unblocked');
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  expect(records.calls.at(-1)?.input).toEqual({ query: { act: 'person.unblocked' } });
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByRole('row', { name: /^12/ })).toBeVisible();
});

test('is searched a moment after the last letter, and shows older entries when asked', async () => {
  const { records } = await open({
    'GET /audit': ({ query }) =>
      query?.cursor ? { items: [anEntry({ seq: '3' })], next: null } : { items: [anEntry()], next: 'older' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Older entries' }));
  expect(await screen.findByRole('row', { name: /^3/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Older entries' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by username' }), 'basalt');
  await waitFor(() => expect(records.calls.at(-1)?.input).toEqual({ query: { q: 'basalt' } }));
});

test('is verified, and says what is wrong when it is not whole', async () => {
  const answer = { is_whole: true, entries: 12, head: 'ab'.repeat(32), broken_at: null };
  const { unmount } = await open({ 'GET /audit/verify': answer });
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText(/^Whole: 12 entries/)).toHaveTextContent('ab'.repeat(32));
  await unmount();
  await open({ 'GET /audit/verify': { ...answer, is_whole: false, broken_at: '7' } });
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Entry 7 is not as it was written.');
});

test('loads, finds nothing, fails', async () => {
  const first = await open({ 'GET /audit': never });
  expect(screen.getByText('Loading the audit log')).toBeInTheDocument();
  await first.unmount();
  const second = await open({ 'GET /audit': { items: [], next: null } });
  expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await second.unmount();
  await open({ 'GET /audit': new ApiError('No.', { code: 'x', status: 500 }) });
  expect(screen.getByRole('alert')).toHaveTextContent('The audit log did not load');
});

test('who is no administrator sees the ways that are open to them, and none other', async () => {
  await mountInTestShell(app, {
    path: '/invest',
    session: { status: 'member', user: testMember() },
    answers: { 'GET /roles/mine': { may: ['investors'] } },
  });
  const ways = within(await screen.findByRole('navigation', { name: 'Administration' }));
  expect(ways.getAllByRole('link').map((link) => link.textContent)).toEqual(['Investors']);
});
