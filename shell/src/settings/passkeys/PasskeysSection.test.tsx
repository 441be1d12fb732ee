import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { CallAnswer } from '@plaza/api-contract';
import { setWindowWidth } from '@plaza/shell-contract/testing';
import { App } from '../../App.tsx';
import { bringPasskeys, takePasskeysAway } from '../../session/testing/bringPasskeys.ts';
import { createTestHost, type TestHostOptions } from '../../testing/createTestHost.ts';
import { HostStage } from '../../testing/HostStage.tsx';
import { anAccount, aPasskey } from '../testing/builders.ts';

type Answers = NonNullable<TestHostOptions['answers']>;

const options: CallAnswer<'POST /auth/passkeys/options'> = {
  rp: { id: 'localhost', name: 'Plaza' },
  user: { id: 'd2hv', name: 'amber', displayName: 'Amber' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};

async function open(answers: Answers = {}, account = anAccount()) {
  const all: Answers = {
    '/api/account': { body: account },
    '/api/auth/sessions': { body: [] },
    '/api/auth/passkeys': { body: [] },
    '/api/auth/passkeys/options': { body: options },
    ...answers,
  };
  const test = createTestHost({ member: { username: 'amber' }, pathname: '/settings', answers: all });
  render(
    <HostStage host={test.host}>
      <App />
    </HostStage>,
  );
  const section = within(await screen.findByRole('region', { name: 'Passkeys' }));
  return { ...test, section, answers: all };
}

const sentTo = ({ sent }: Pick<Awaited<ReturnType<typeof open>>, 'sent'>, path: string) =>
  sent.filter((one) => one.path === path && one.body !== undefined).map(({ body }) => body);

beforeEach(() => {
  window.scrollTo = () => undefined;
  setWindowWidth(1280);
  bringPasskeys();
});
afterEach(takePasskeysAway);

test('are listed with when they came and were last used', async () => {
  const { section } = await open({
    '/api/auth/passkeys': {
      body: [aPasskey({ id: '4', name: 'Key ring', last_used_at: null }), aPasskey({ is_synced: true })],
    },
  });
  expect(await section.findByText('Key ring')).toBeVisible();
  expect(section.getByText('Added 20 Nov 2026, not used yet')).toBeVisible();
  expect(section.getByText('Added 20 Nov 2026, last used 21 Nov 2026')).toBeVisible();
  expect(section.getAllByText('Synced')).toHaveLength(1);
});

test('that do not load say so, and Retry asks again', async () => {
  const { section, answers } = await open({ '/api/auth/passkeys': { status: 500 } });
  expect(await section.findByText('Your passkeys did not load')).toBeVisible();
  answers['/api/auth/passkeys'] = { body: [aPasskey()] };
  fireEvent.click(section.getByRole('button', { name: 'Retry' }));
  expect(await section.findByText('Chrome on Android')).toBeVisible();
});

describe('a new one', () => {
  async function add(says: Parameters<typeof bringPasskeys>[0] = {}, account = anAccount()) {
    bringPasskeys(says);
    const test = await open({}, account);
    const { section, answers } = test;
    fireEvent.click(await section.findByRole('button', { name: 'Add a passkey' }));
    answers['/api/auth/passkeys'] = { body: aPasskey({ name: 'My phone' }) };
    fireEvent.change(section.getByLabelText('Name of the passkey'), { target: { value: ' My phone ' } });
    const password = section.queryByLabelText('Current Password');
    if (password) fireEvent.change(password, { target: { value: 'walk-the-plaza' } });
    fireEvent.click(section.getByRole('button', { name: 'Create passkey' }));
    return test;
  }

  test('is made by the browser after the password, and stands in the list', async () => {
    const test = await add();
    expect(await test.section.findByText('My phone')).toBeVisible();
    expect(await screen.findByText('Your passkey is added.')).toBeVisible();
    expect(sentTo(test, '/api/auth/passkeys/options')).toEqual([{ password: 'walk-the-plaza' }]);
    expect(sentTo(test, '/api/auth/passkeys')).toMatchObject([
      {
        name: 'My phone',
        attestation: { id: 'aWQ', response: { attestationObject: 'bWFkZQ', transports: ['internal'] } },
      },
    ]);
  });

  test('does not tell the server what its PRF answers', async () => {
    const test = await add({ prf: new Uint8Array(32).fill(7) });
    expect(await test.section.findByText('My phone')).toBeVisible();
    expect(sentTo(test, '/api/auth/passkeys')).toMatchObject([
      { attestation: { clientExtensionResults: { credProps: { rk: true } } } },
    ]);
    expect(JSON.stringify(test.sent)).not.toContain('prf');
  });

  test('asks who has no password for none', async () => {
    const test = await add({}, anAccount({ has_password: false }));
    expect(await test.section.findByText('My phone')).toBeVisible();
    expect(sentTo(test, '/api/auth/passkeys/options')).toEqual([{}]);
  });

  test.each([
    ['no', 'The browser brought no passkey. Nothing was added.'],
    ['have one already', 'This device has a passkey of your account already.'],
  ] as const)('of a browser that says %s is not there, and the words say why', async (says, words) => {
    const test = await add({ says });
    expect(await test.section.findByRole('alert')).toHaveTextContent(words);
    expect(sentTo(test, '/api/auth/passkeys')).toEqual([]);
  });

  test('wants a name and the password', async () => {
    const { section } = await open();
    fireEvent.click(await section.findByRole('button', { name: 'Add a passkey' }));
    fireEvent.change(section.getByLabelText('Name of the passkey'), { target: { value: ' ' } });
    fireEvent.click(section.getByRole('button', { name: 'Create passkey' }));
    await waitFor(() =>
      expect(section.getByLabelText('Name of the passkey')).toHaveAccessibleDescription(
        /Please give it a name/,
      ),
    );
    expect(section.getByLabelText('Current Password')).toBeInvalid();
  });
});

test('without a browser that knows them the words say so', async () => {
  takePasskeysAway();
  const { section } = await open();
  expect(await section.findByText(/This browser knows no passkeys/)).toBeVisible();
  expect(section.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

test('another name stands in the list at once', async () => {
  const test = await open({
    '/api/auth/passkeys': { body: [aPasskey()] },
    '/api/auth/passkeys/3': { body: aPasskey({ name: 'Old phone' }) },
  });
  const { section } = test;
  fireEvent.click(await section.findByRole('button', { name: 'Rename Chrome on Android' }));
  fireEvent.change(section.getByLabelText('Name of the passkey'), { target: { value: 'Old phone' } });
  fireEvent.click(section.getByRole('button', { name: 'Save name' }));
  expect(await section.findByText('Old phone')).toBeVisible();
  expect(sentTo(test, '/api/auth/passkeys/3')).toEqual([{ name: 'Old phone' }]);
});

test('one is removed after a question', async () => {
  const { section, answers, sent } = await open({
    '/api/auth/passkeys': { body: [aPasskey()] },
    '/api/auth/passkeys/3': { body: { removed: true } },
  });
  const remove = await section.findByRole('button', { name: 'Remove Chrome on Android' });
  remove.focus();
  fireEvent.click(remove);
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this passkey?' }));
  answers['/api/auth/passkeys'] = { body: [] };
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  // The button that asked is gone with its passkey.
  await waitFor(() => expect(section.getByText(/You have no passkey yet/)).toHaveFocus());
  expect(sent.filter(({ path }) => path === '/api/auth/passkeys/3')).toHaveLength(1);
});

test('who looks around with the demo has none', async () => {
  const test = createTestHost({
    member: {},
    pathname: '/settings',
    answers: { '/api/account': { body: anAccount({ is_demo: true }) } },
  });
  render(
    <HostStage host={test.host}>
      <App />
    </HostStage>,
  );
  await screen.findByRole('region', { name: 'Profile' });
  expect(screen.queryByRole('region', { name: 'Passkeys' })).not.toBeInTheDocument();
});
