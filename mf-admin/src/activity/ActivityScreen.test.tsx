import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, type TestAnswers, setWindowWidth } from '@plaza/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { app } from '../remote.tsx';
import { asAdmin } from '../testing/asAdmin.ts';
import { minutesOf } from './ActivityScreen.tsx';

beforeEach(() => setWindowWidth(1280));

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString();
const days = [
  { user_id: '2', first_active: at(20, 9, 5), last_active: at(20, 17, 25) },
  { user_id: '2', first_active: at(19, 22, 0), last_active: at(19, 22, 40) },
];
const open = (answer: TestAnswers['GET /monitor/:userId'], session = asAdmin()) =>
  mountInTestShell(app, {
    path: '/user-activity/2',
    session,
    answers: { 'GET /monitor/:userId': answer ?? never },
  });

test('[2.1-6] [2.19-1] shows day by day when somebody was here, and for how long', async () => {
  await open({ data: days });
  const headings = screen.getAllByRole('columnheader').map((heading) => heading.textContent);
  expect(headings).toEqual(['User ID', 'Date', 'First Active', 'Last Active', 'Session Duration']);
  const [, first] = screen.getAllByRole('row');
  const cells = within(first as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual(['20/11/2026', '09:05:00 am', '05:25:00 pm', '8h 20m']);
  expect(screen.getByRole('img', { name: /^Hours a day/ })).toBeVisible();
});

test('[2.19-1] says that it loads', async () => {
  await open(never);
  expect(screen.getByText('Loading activity...')).toBeVisible();
});

test('says when somebody has not been here yet', async () => {
  await open({ data: [] });
  expect(screen.getByRole('heading', { name: 'No activity yet' })).toBeVisible();
});

test('[2.1-6] opens without a login, and says whom it is for', async () => {
  const refusal = new ApiError('Please log in.', { code: 'auth.no-session', status: 401 });
  await open(refusal, { status: 'guest' });
  expect(screen.getByRole('alert')).toHaveTextContent('Please log in to see your own activity.');
});

test('says in a line that an administrator is needed for somebody else’s', async () => {
  await open(new ApiError('No.', { code: 'monitor.not-yours', status: 403 }));
  expect(screen.getByRole('alert')).toHaveTextContent('An administrator is needed.');
});

test('[8-5] a failure is noted for whoever looks after the server', async () => {
  const { records } = await open(new ApiError('Oh.', { code: 'http.unexpected', status: 500 }));
  expect(records.reports).toMatchObject([{ about: 'the activity log' }]);
  expect(records.toasts).toEqual([]);
});

test('a clock that was set back makes no negative duration', () => {
  expect(minutesOf({ user_id: '2', first_active: at(20, 9, 5), last_active: at(20, 9, 0) })).toBe(0);
});
