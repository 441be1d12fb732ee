import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setWindowWidth } from '@plaza/shell-contract/testing';
import { anAccount, aPasskey, aSession } from './testing/builders.ts';
import { openSettings } from './testing/openSettings.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
  setWindowWidth(1280);
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('a name and an address that are changed elsewhere show, and what is being written stays', async () => {
  const { host, answers } = await openSettings();
  const profile = await section('Profile');
  const name = profile.getByLabelText('Name');
  const organisation = profile.getByLabelText(/^Organisation/);
  fireEvent.change(organisation, { target: { value: 'The harbour' } });
  const changed = { name: 'Amber L.', email: 'new@plaza.example', organisation: 'Elsewhere' };
  answers['/api/account'] = { body: anAccount(changed) };
  act(() => host.hub.say({ type: 'account-changed', payload: {}, mark: undefined }));
  await waitFor(() => expect(name).toHaveValue('Amber L.'));
  expect(await screen.findByText('new@plaza.example')).toBeVisible();
  expect(organisation).toHaveValue('The harbour');
});

test('a field that was saved here follows, too', async () => {
  const { host, answers } = await openSettings();
  const profile = await section('Profile');
  const name = profile.getByLabelText('Name');
  fireEvent.change(name, { target: { value: 'Amber L.' } });
  answers['/api/account'] = { body: anAccount({ name: 'Amber L.' }) };
  fireEvent.click(profile.getByRole('button', { name: 'Save profile' }));
  await waitFor(() =>
    expect(profile.getByRole('button', { name: 'Save profile' })).not.toHaveAttribute('aria-busy'),
  );
  answers['/api/account'] = { body: anAccount({ name: 'Amber Lindqvist-Berg' }) };
  act(() => host.hub.say({ type: 'account-changed', payload: {}, mark: undefined }));
  await waitFor(() => expect(name).toHaveValue('Amber Lindqvist-Berg'));
});

test('a password that was set elsewhere is asked for here, and the new one that is being typed stays', async () => {
  const { host, answers } = await openSettings({}, anAccount({ has_password: false }));
  const password = await section('Password');
  const typed = password.getByLabelText('New Password');
  fireEvent.change(typed, { target: { value: 'a harbour at dusk' } });
  answers['/api/account'] = { body: anAccount() };
  act(() => host.hub.say({ type: 'account-changed', payload: {}, mark: undefined }));
  expect(await password.findByLabelText('Current Password')).toBeVisible();
  expect(password.getByLabelText('New Password')).toHaveValue('a harbour at dusk');
});

test('a session that ended elsewhere goes, one that began shows once the page is looked at again, passkeys too', async () => {
  const [here, there] = [aSession({ id: '7', is_current: true }), aSession({ id: '8' })];
  const { host, answers } = await openSettings({ '/api/auth/sessions': { body: [here, there] } });
  const list = async () => within(await screen.findByRole('list', { name: 'Where you are logged in' }));
  expect((await list()).getAllByRole('listitem')).toHaveLength(2);
  answers['/api/auth/sessions'] = { body: [here] };
  act(() => host.hub.say({ type: 'account-changed', payload: {}, mark: undefined }));
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(1));
  answers['/api/auth/sessions'] = { body: [here, there] };
  answers['/api/auth/passkeys'] = { body: [aPasskey({ name: 'A phone' })] };
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('A phone')).toBeVisible();
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(2));
});

test('without an answer what is there stays', async () => {
  const { host, answers, sent } = await openSettings();
  await section('Profile');
  answers['/api/account'] = { status: 500 };
  const before = sent.length;
  act(() => host.hub.say({ type: 'account-changed', payload: {}, mark: undefined }));
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  expect(screen.getByRole('region', { name: 'Profile' })).toBeVisible();
});
