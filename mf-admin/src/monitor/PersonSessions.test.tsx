import { mountInTestShell, never, type TestAnswers, setWindowWidth } from '@plaza/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aPerson } from '../testing/aPerson.ts';
import { asAdmin } from '../testing/asAdmin.ts';
import { browserName } from './PersonSessions.tsx';

beforeEach(() => setWindowWidth(1280));

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0';
const session = {
  id: '7',
  user_agent: firefox,
  created_at: '2026-11-20T10:00:00Z',
  last_used_at: '2026-11-20T12:00:00Z',
};

async function open(answers: TestAnswers) {
  const mounted = await mountInTestShell(app, {
    path: '/admin',
    session: asAdmin(),
    answers: { 'GET /monitor': { data: [aPerson()], next: null, count: 1, is_more: false }, ...answers },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Details of basalt' }));
  return mounted;
}
const part = () => within(screen.getByRole('region', { name: 'Sessions' }));

test('shows where somebody is logged in, and logs them out there or everywhere', async () => {
  const { records } = await open({
    'GET /monitor/sessions/:id': { data: [session] },
    'DELETE /monitor/sessions/:id': { ended: 1 },
  });
  expect(await part().findByText('Firefox, Linux')).toBeVisible();
  await userEvent.click(part().getByRole('button', { name: 'Log out there' }));
  expect(records.calls).toContainEqual(
    expect.objectContaining({
      name: 'DELETE /monitor/sessions/:id',
      input: { params: { id: '2' }, query: { session: '7' } },
    }),
  );
  expect(records.toasts).toEqual([{ tone: 'good', message: '1 session ended' }]);
  await userEvent.click(part().getByRole('button', { name: 'Log out everywhere' }));
  expect(records.calls).toContainEqual(
    expect.objectContaining({ name: 'DELETE /monitor/sessions/:id', input: { params: { id: '2' } } }),
  );
});

test('says that it loads, and that somebody is logged in nowhere', async () => {
  const { unmount } = await open({ 'GET /monitor/sessions/:id': never });
  expect(part().getByText('Loading sessions')).toBeInTheDocument();
  await unmount();
  await open({ 'GET /monitor/sessions/:id': { data: [] } });
  expect(await part().findByText('Logged in nowhere.')).toBeVisible();
});

test.each([
  [firefox, 'Firefox, Linux'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8.1', null],
  [null, null],
])('%s is called %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
