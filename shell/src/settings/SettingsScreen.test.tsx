import { speak } from '@plaza/design-system';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setWindowWidth } from '@plaza/shell-contract/testing';
import { anAccount, aSession } from './testing/builders.ts';
import { openSettings } from './testing/openSettings.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
  setWindowWidth(1280);
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const sentTo = ({ sent }: Pick<Awaited<ReturnType<typeof openSettings>>, 'sent'>, path: string) =>
  sent.filter((one) => one.path === path && one.body !== undefined).map(({ body }) => body);
const fill = (label: HTMLElement, value: string) => fireEvent.change(label, { target: { value } });

test.each([true, false])('[2.1-16] settings open by address, administrator: %s', async (isAdmin) => {
  await openSettings({}, anAccount({ is_admin: isAdmin }));
  for (const name of ['Profile', 'Appearance', 'Where you are logged in', 'Password', 'Email', 'Your data']) {
    expect(await screen.findByRole('region', { name })).toBeVisible();
  }
});

test('what does not load says so, and Retry asks again', async () => {
  const broken: Record<string, { status: number; body?: unknown }> = { '/api/account': { status: 500 } };
  await openSettings(broken);
  expect(await screen.findByRole('heading', { name: 'Settings did not load' })).toBeVisible();
  broken['/api/account'] = { status: 200, body: anAccount() };
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
});

test('who looks around with the demo has nothing to protect or to delete', async () => {
  await openSettings({}, anAccount({ is_demo: true }));
  expect(await screen.findByRole('region', { name: 'Profile' })).toBeVisible();
  for (const name of ['Password', 'Passkeys', 'Email', 'Delete account']) {
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  }
});

test('another name is saved, and the frame shows it', async () => {
  const test = await openSettings();
  const profile = await section('Profile');
  fill(profile.getByLabelText('Name'), 'Amber L.');
  await act(async () => void fireEvent.click(profile.getByRole('button', { name: 'Save profile' })));
  expect(sentTo(test, '/api/account')).toEqual([{ name: 'Amber L.', organisation: 'Plaza' }]);
  expect(await screen.findByText('Your profile is saved.')).toBeVisible();
});

test('the theme is dark, light, or as the device has it', async () => {
  const { host } = await openSettings();
  const appearance = await section('Appearance');
  const choice = appearance.getByRole('combobox', { name: 'Theme' });
  expect(choice).toHaveDisplayValue('Like this device');
  fireEvent.change(choice, { target: { value: 'light' } });
  expect(host.themes.theme$.getValue()).toBe('light');
  fireEvent.change(choice, { target: { value: 'device' } });
  expect(host.themes.theme$.getValue()).toBe('dark');
});

describe('sessions', () => {
  const here = aSession({ id: '7', is_current: true });
  const there = aSession({ id: '8', user_agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/151.0' });

  test('are listed, and another one can be ended', async () => {
    const test = await openSettings({
      '/api/auth/sessions': { body: [here, there] },
      '/api/auth/sessions/8': { body: { ended: true } },
    });
    const list = await section('Where you are logged in');
    expect(await list.findByText('Firefox on Windows')).toBeVisible();
    expect(list.getByText('This browser')).toBeVisible();
    const end = list.getByRole('button', { name: /^End session of Firefox on Windows/ });
    end.focus();
    test.answers['/api/auth/sessions'] = { body: [here] };
    fireEvent.click(end);
    expect(await screen.findByText('That session has ended.')).toBeVisible();
    // The button has gone with its session; who goes by keyboard stays where they were.
    await waitFor(() => expect(list.getByRole('list')).toHaveFocus());
    const paths = test.sent.map(({ path }) => path);
    expect(paths.filter((path) => path === '/api/auth/sessions/8')).toHaveLength(1);
    expect(paths.filter((path) => path === '/api/auth/sessions')).toHaveLength(2);
  });

  test('that were ended as stolen say so, and cannot be ended again', async () => {
    await openSettings({ '/api/auth/sessions': { body: [here, aSession({ id: '9', ended: 'reused' })] } });
    const list = await section('Where you are logged in');
    expect(await list.findByText(/If that was not you, change your password/)).toBeVisible();
    expect(list.queryByRole('button', { name: /^End session/ })).not.toBeInTheDocument();
  });
});

describe('the password', () => {
  const enter = async (current: string) => {
    const part = await section('Password');
    fill(part.getByLabelText('Current Password'), current);
    fill(part.getByLabelText('New Password'), 'three lanterns');
    fill(part.getByLabelText('Confirm Password'), 'three lanterns');
    fireEvent.click(part.getByRole('button', { name: 'Change password' }));
    return part;
  };

  test('is changed, and the form is empty again', async () => {
    const test = await openSettings({ '/api/auth/password': { body: { message: 'Changed.' } } });
    const part = await enter('walk-the-plaza');
    expect(await screen.findByText(/^Your password is changed/)).toBeVisible();
    expect(sentTo(test, '/api/auth/password')).toEqual([
      { password: 'walk-the-plaza', newPassword: 'three lanterns' },
    ]);
    await waitFor(() => expect(part.getByLabelText('Current Password')).toHaveValue(''));
  });

  test('that is wrong is told at its field', async () => {
    const apiError = { status: 403, body: { code: 'auth.wrong-password', error: 'That is not it.' } };
    await openSettings({ '/api/auth/password': apiError });
    const part = await enter('wrong');
    await waitFor(() =>
      expect(part.getByLabelText('Current Password')).toHaveAccessibleDescription('That is not it.'),
    );
  });

  test('can be the first one of somebody who came by another way', async () => {
    await openSettings({}, anAccount({ has_password: false }));
    const part = await section('Password');
    expect(part.queryByLabelText('Current Password')).not.toBeInTheDocument();
  });
});

test('another email is taken once its code is entered', async () => {
  const test = await openSettings({
    '/api/auth/email': { body: { message: 'On its way.' } },
    '/api/auth/email/verify': { body: { message: 'Changed.', email: 'amber@elsewhere.example' } },
  });
  const part = await section('Email');
  fill(part.getByLabelText('New Email'), 'amber@elsewhere.example');
  fill(part.getByLabelText('Current Password'), 'walk-the-plaza');
  fireEvent.click(part.getByRole('button', { name: 'Change email' }));
  fill(await part.findByLabelText('Code'), '123456');
  fireEvent.click(part.getByRole('button', { name: 'Confirm email' }));
  await part.findByText('amber@elsewhere.example');
  expect(sentTo(test, '/api/auth/email/verify')).toEqual([{ otp: '123456' }]);
  expect(test.storage.getItem('email')).toBe('amber@elsewhere.example');
});

test('the own data come as a file', async () => {
  const address = jest.fn(() => 'blob:plaza');
  Object.assign(URL, { createObjectURL: address, revokeObjectURL: () => undefined });
  await openSettings({ '/api/account/export': { body: { account: anAccount() } } });
  const part = await section('Your data');
  fireEvent.click(part.getByRole('button', { name: 'Export my data' }));
  await waitFor(() => expect(address).toHaveBeenCalledTimes(1));
});

test('an account is deleted only with its ID and password, and that ends the session', async () => {
  const test = await openSettings();
  const part = await section('Delete account');
  fireEvent.click(part.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(dialog.getByLabelText('Your Plaza ID')).toBeInvalid();
  expect(sentTo(test, '/api/account')).toEqual([]);
  fill(dialog.getByLabelText('Your Plaza ID'), 'amber');
  fill(dialog.getByLabelText('Current Password'), 'walk-the-plaza');
  fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(test.host.sessions.session$.getValue().status).toBe('guest'));
  expect(sentTo(test, '/api/account')).toEqual([{ username: 'amber', password: 'walk-the-plaza' }]);
  expect(test.host.address$.getValue().pathname).toBe('/');
});

test('another language is spoken at once, everywhere, and the browser remembers it', async () => {
  const { storage } = await openSettings();
  const language = await section('Language');
  expect(language.getByRole('option', { name: 'Deutsch' })).toBeInTheDocument();
  await act(async () => fill(language.getByLabelText('Language of Plaza'), 'de'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveTextContent('Spiele');
  expect(document.title).toBe('Einstellungen · Plaza');
  expect(storage.getItem('language')).toBe('de');
  await act(() => speak('en'));
});

describe('a proof that it is still the same person', () => {
  const stale = {
    status: 403,
    body: { code: 'keys.not-fresh', error: 'Prove it.', message: 'Prove it.', requestId: '1' },
  };

  test('is asked for by mail, and what was begun goes on', async () => {
    const answers = {
      '/api/auth/password': stale,
      '/api/keys/proof/code': { body: { message: 'On its way.' } },
      '/api/keys/proof': { body: { fresh_until: '2026-11-20T10:05:00.000Z', mail: true } },
    };
    const test = await openSettings(answers, anAccount({ has_password: false }));
    const password = await section('Password');
    fill(password.getByLabelText('New Password'), 'one lantern more');
    fill(password.getByLabelText('Confirm Password'), 'one lantern more');
    fireEvent.click(password.getByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    expect(dialog.queryByLabelText('Current Password')).not.toBeInTheDocument();
    fireEvent.click(await dialog.findByRole('button', { name: 'Mail me a code' }));
    fill(await dialog.findByLabelText('Code'), '123456');
    test.answers['/api/auth/password'] = { body: { message: 'Your password is changed.' } };
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(
      await screen.findByText('Your password is changed. Your other sessions have ended.'),
    ).toBeVisible();
    expect(sentTo(test, '/api/keys/proof')).toEqual([{ otp: '123456' }]);
    expect(sentTo(test, '/api/auth/password')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is asked for before the own data are handed out; without it nothing has happened', async () => {
    const test = await openSettings({ '/api/account/export': stale });
    const part = await section('Your data');
    fireEvent.click(part.getByRole('button', { name: 'Export my data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(part.getByRole('button', { name: 'Export my data' })).toBeEnabled());
    expect(screen.queryByText('Prove it.')).not.toBeInTheDocument();
    expect(test.sent.filter(({ path }) => path === '/api/account/export')).toHaveLength(1);
  });

  test('that is not given leaves everything as it was, and says why', async () => {
    const test = await openSettings({ '/api/account': { body: anAccount({ has_password: false }) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    test.answers['/api/account'] = stale;
    fill(await screen.findByLabelText('Your Plaza ID'), 'amber');
    fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Prove it.')).toBeVisible();
  });
});
