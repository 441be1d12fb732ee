import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setWindowWidth } from '@plaza/shell-contract/testing';
import { App } from '../App.tsx';
import { bringPasskeys, takePasskeysAway } from '../session/testing/bringPasskeys.ts';
import { createTestHost, loginAnswer, type TestHostOptions } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';

const at = '/login?view=emailLogin';
const options = {
  rpId: 'localhost',
  challenge: 'Y2hhbGxlbmdl',
  timeout: 300_000,
  userVerification: 'required',
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  setWindowWidth(1280);
});
afterEach(takePasskeysAway);

async function open(pathname: string, answers: TestHostOptions['answers'] = {}) {
  const test = createTestHost({
    pathname,
    answers: { '/api/auth/passkey/options': { body: options }, ...answers },
  });
  render(
    <HostStage host={test.host}>
      <App />
    </HostStage>,
  );
  await screen.findByRole('button', { name: 'Sign In' });
  return test;
}

const button = () => screen.findByRole('button', { name: 'Sign in with a passkey' });

test('a passkey lets its owner in without a name, and on to where they wanted to go', async () => {
  bringPasskeys();
  const { host, sent } = await open('/login?view=emailLogin&then=%2Fchat', {
    '/api/auth/passkey': { body: loginAnswer() },
  });
  fireEvent.click(await button());
  await waitFor(() => expect(host.sessions.session$.getValue().status).toBe('member'));
  expect(host.scene$.getValue()).toEqual({ scene: 'redirect', to: '/chat' });
  const bodies = sent.filter(({ path }) => path === '/api/auth/passkey').map(({ body }) => body);
  expect(bodies).toMatchObject([
    { assertion: { id: 'aWQ', response: { signature: 'c2lnbmVk', userHandle: 'd2hv' } } },
  ]);
});

test('a visitor who thinks better of it sees the choice again', async () => {
  const { asked } = bringPasskeys({ says: 'no' });
  await open(at);
  fireEvent.click(await button());
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(async () => expect(await button()).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [403, { error: 'This passkey belongs to no account here.' }, /^Login failed: This passkey/],
  [503, {}, 'An error occurred during login. Please try again later.'],
])('an error with %s is told', async (status, body, words) => {
  bringPasskeys();
  await open(at, { '/api/auth/passkey': { status, body } });
  fireEvent.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('a browser without passkeys shows no button for them', async () => {
  await open(at);
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
});

test('the field for the name offers passkeys where the browser can', async () => {
  const { asked } = bringPasskeys({ offers: true });
  const { host } = await open(at, { '/api/auth/passkey': { body: loginAnswer() } });
  await waitFor(() => expect(host.sessions.session$.getValue().status).toBe('member'));
  expect(asked).toMatchObject([{ mediation: 'conditional' }]);
});

test('what its PRF answers opens the chat keys and never reaches the server', async () => {
  const prf = Uint8Array.from({ length: 32 }, (_, at) => at + 1);
  const { asked } = bringPasskeys({ prf });
  const { host, sent } = await open(at, { '/api/auth/passkey': { body: loginAnswer() } });
  const bring = jest.spyOn(host.keys, 'bring');
  fireEvent.click(await button());
  await waitFor(() => expect(host.sessions.session$.getValue().status).toBe('member'));
  // Asked with a constant: a login without names cannot say which passkey it asks.
  expect(asked[0]?.publicKey?.extensions?.prf?.eval?.first).toBeDefined();
  expect(bring).toHaveBeenCalledWith({ prf, credential: 'aWQ' });
  const [body] = sent.filter(({ path }) => path === '/api/auth/passkey').map((one) => one.body);
  expect(body).toMatchObject({ assertion: { clientExtensionResults: { credProps: { rk: true } } } });
  expect(JSON.stringify(sent)).not.toContain('prf');
});
