import { webcrypto } from 'node:crypto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTestHost, type TestHostOptions } from '../../testing/createTestHost.ts';
import { HostStage } from '../../testing/HostStage.tsx';
import { FrameDialogs } from '../../dialogs/FrameDialogs.tsx';
import { tabStorage } from '../../storage/deviceStorage.ts';
import { KeysPanel } from './KeysPanel.tsx';
import { lookAtPanel } from '../../keys/askingPanels.ts';
import { keepScanned } from '../../keys/keepScanned.ts';
import { scannedHere } from '../../keys/linkAddress.ts';
import { aCopy, aKeysDoor, CODE } from '../../keys/testing/aKeysDoor.ts';

const password = aCopy('password');

function open(about: Parameters<typeof aKeysDoor>[0], answers: TestHostOptions['answers'] = {}, panels = 1) {
  const test = createTestHost({
    member: { username: 'amber' },
    answers: {
      '/api/keys/devices': {
        body: [{ id: '2', name: 'Safari on iOS', created_at: '2026-11-21T10:00:00.000Z' }],
      },
      '/api/keys/devices/2': { body: { removed: true } },
      '/api/keys/links': { body: [] },
      '/api/keys/proof': { body: { fresh_until: '2026-11-21T10:05:00.000Z', password: true } },
      ...answers,
    },
  });
  const keys = aKeysDoor(about);
  render(
    <HostStage host={{ ...test.host, keys: keys.door }}>
      {Array.from({ length: panels }, (_, at) => (
        <KeysPanel key={at} />
      ))}
      <FrameDialogs />
    </HostStage>,
  );
  return { ...test, host: { ...test.host, keys: keys.door }, ...keys };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('open keys say what else opens them, on which devices they are, and what to compare', async () => {
  open({ is: 'open', copies: [password, aCopy('recovery')] });
  expect(await screen.findByText('Your chat keys are open in this browser.')).toBeVisible();
  expect(screen.getByText('Your password')).toBeVisible();
  expect(screen.getByText('A recovery code')).toBeVisible();
  expect(await screen.findByText('Safari on iOS')).toBeVisible();
  expect(screen.getByText('48562 59139 20487 78564 79211 24033')).toBeVisible();
});

test('who has no copy is told what that means', async () => {
  open({ is: 'open', hasPassword: false });
  expect(await screen.findByRole('alert')).toHaveTextContent(/If you lose this browser/);
});

test('the recovery code is shown once', async () => {
  open({ is: 'open', copies: [password] });
  await press('Make a recovery code');
  expect(await screen.findByText(CODE)).toBeVisible();
  expect(screen.queryByText(/The code before it/)).not.toBeInTheDocument();
  await press('I have kept it');
  expect(screen.queryByText(CODE)).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Make another recovery code' })).toBeVisible();
});

test('a code that the browser does not let be copied is said not to be', async () => {
  const writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const { host } = open({ is: 'open', copies: [password] });
  await press('Make a recovery code');
  await press('Copy the code');
  await waitFor(() =>
    expect(host.toasts.shown$.getValue()).toMatchObject([
      { tone: 'bad', message: 'The browser did not let it be copied. Write the code down.' },
    ]),
  );
  expect(screen.getByText(CODE)).toBeVisible();
});

test('after five minutes the server wants a proof first, and then it goes on by itself', async () => {
  const { facts, made, sent } = open({ is: 'open', copies: [password], isOld: true });
  await press('Make a recovery code');
  await write('Current Password', 'walk-the-plaza');
  expect(made).toEqual([]);
  facts.isOld = false;
  await press('Confirm');
  expect(await screen.findByText(CODE)).toBeVisible();
  expect(sent.findLast(({ path }) => path === '/api/keys/proof')?.body).toEqual({
    password: 'walk-the-plaza',
  });
});

test('a password that opens nothing elsewhere can be made to', async () => {
  const { made } = open({ is: 'open' });
  await write('Your password', 'walk-the-plaza');
  await press('Make the copy');
  await waitFor(() => expect(made).toEqual(['password']));
  await waitFor(() => expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument());
});

test('a wrong password makes no copy', async () => {
  const refused = { status: 403, body: { code: 'auth.wrong-password', error: 'That is not it.' } };
  const { made } = open({ is: 'open' }, { '/api/keys/proof': refused });
  await write('Your password', 'wrong');
  await press('Make the copy');
  await waitFor(() =>
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('That is not it.'),
  );
  expect(made).toEqual([]);
});

test('locked keys offer the ways that there are, and no other', async () => {
  open({ is: 'locked', copies: [aCopy('recovery')] });
  expect(await screen.findByText('Your chat keys are not in this browser')).toBeVisible();
  expect(screen.getByLabelText('Recovery code')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask my other devices' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open with a password' })).not.toBeInTheDocument();
});

test('a code that is not the one says so at its field, and the right one opens them', async () => {
  open({ is: 'locked', copies: [aCopy('recovery')], opener: CODE });
  await write('Recovery code', 'not it');
  await press('Open with the code');
  await waitFor(() =>
    expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription(
      /This is not your recovery code/,
    ),
  );
  await write('Recovery code', CODE);
  await press('Open with the code');
  expect(await screen.findByText('Your chat keys are open in this browser.')).toBeVisible();
});

test('the password before opens a copy that was left behind', async () => {
  open({ is: 'locked', copies: [aCopy('password', { is_stale: true })], opener: 'the one before' });
  await write('Password', 'wrong');
  await press('Open with a password');
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/does not open your keys/),
  );
  await write('Password', 'the one before');
  await press('Open with a password');
  expect(await screen.findByRole('heading', { name: 'Devices with your keys' })).toBeVisible();
});

test('the password of today is the proof as well: nobody types it twice', async () => {
  const { sent } = open({ is: 'locked', copies: [password], opener: 'walk-the-plaza', isOld: true });
  await write('Password', 'walk-the-plaza');
  await press('Open with a password');
  expect(await screen.findByRole('heading', { name: 'Devices with your keys' })).toBeVisible();
  expect(sent.filter(({ path }) => path === '/api/keys/proof')).toHaveLength(1);
});

test('starting anew says what is lost before it happens', async () => {
  const { made } = open({ is: 'locked' });
  await press('Start anew');
  const asked = await screen.findByRole('alertdialog', { name: 'Start with new keys?' });
  expect(asked).toHaveTextContent(/Messages from before stay locked on every device/);
  expect(made).toEqual([]);
  const [, , confirm] = await screen.findAllByRole('button', { name: /Start anew|Cancel/ });
  if (confirm) fireEvent.click(confirm);
  await waitFor(() => expect(made).toEqual(['keys']));
});

test('who has none yet says what shall open them: the password, which the server checks first', async () => {
  const { made, sent } = open({ is: 'unmade' });
  expect(await screen.findByText('You have no chat keys yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start anew' })).not.toBeInTheDocument();
  await write('Your password', 'walk-the-plaza');
  await press('Make my keys');
  expect(await screen.findByText('Your chat keys are open in this browser.')).toBeVisible();
  expect(made).toEqual(['keys for password']);
  expect(sent.findLast(({ path }) => path === '/api/keys/proof')?.body).toEqual({
    password: 'walk-the-plaza',
  });
});

test('a wrong password makes no keys', async () => {
  const refused = { status: 403, body: { code: 'auth.wrong-password', error: 'That is not it.' } };
  const { made } = open({ is: 'unmade' }, { '/api/keys/proof': refused });
  await write('Your password', 'wrong');
  await press('Make my keys');
  await waitFor(() =>
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/That is not it/),
  );
  expect(made).toEqual([]);
});

test('or a recovery code, which is shown before there is anything that it opens', async () => {
  const { made } = open({ is: 'unmade' });
  await press('Make a recovery code');
  expect(await screen.findByText(CODE)).toBeVisible();
  expect(made).toEqual([]);
  await press('I have kept it, make my keys');
  expect(await screen.findByText('Your chat keys are open in this browser.')).toBeVisible();
  expect(made).toEqual(['keys for recovery']);
});

test('a code that cannot be made says so, and can be tried again', async () => {
  const { host } = open({ is: 'unmade' });
  const ring = jest.spyOn(host.keys, 'ring').mockRejectedValueOnce(new Error('The part did not come.'));
  await press('Make a recovery code');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  await press('Make a recovery code');
  expect(await screen.findByText(CODE)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(ring).toHaveBeenCalledTimes(2);
});

test('keys that did not open say so, and Retry opens them', async () => {
  open({ is: 'failed', copies: [password] });
  expect(await screen.findByText('Your chat keys did not open')).toBeVisible();
  await press('Retry');
  expect(await screen.findByText('Your chat keys are open in this browser.')).toBeVisible();
});

test('what the server says of them is asked for again where it did not come', async () => {
  const { facts } = open({ is: 'open', copies: [password], isDown: true });
  expect(await screen.findByText('Your chat keys did not open')).toBeVisible();
  facts.isDown = false;
  await press('Retry');
  expect(await screen.findByText('Your password')).toBeVisible();
});

const asking = {
  id: '5a1c0d3e-7f7e-4f86-9a2b-0d6a1f6c2b11',
  commitment: 'c'.repeat(43),
  old_key: null,
  new_key: null,
  sealed: null,
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/151.0',
  is_mine: false,
  expires_at: '2026-11-20T10:05:00.000Z',
};
const links = {
  '/api/keys/links': { body: [asking] },
  [`/api/keys/links/${asking.id}`]: { body: { ...asking, old_key: 'o'.repeat(87) } },
  [`/api/keys/links/${asking.id}/answer`]: { body: asking },
};

test('a device can be taken off the list', async () => {
  const { sent } = open({ is: 'open', copies: [password] });
  await press('Remove Safari on iOS');
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/keys/devices/2'));
});

test('the focus stays at the list when the row that had it is gone', async () => {
  const devices = { body: [{ id: '2', name: 'Safari on iOS', created_at: '2026-11-21T10:00:00.000Z' }] };
  open({ is: 'open', copies: [password] }, { '/api/keys/devices': devices });
  const remove = await screen.findByRole('button', { name: 'Remove Safari on iOS' });
  remove.focus();
  devices.body = [];
  fireEvent.click(remove);
  await waitFor(() => expect(remove).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Devices with your keys' })).toHaveFocus());
});

test('another device is taken off the list once its owner has proven that it is them', async () => {
  const answer = { status: 403, body: { code: 'keys.not-fresh', error: 'Prove it.', requestId: '1' } };
  const { sent } = open({ is: 'open', copies: [password] }, { '/api/keys/devices/2': answer });
  await press('Remove Safari on iOS');
  await write('Current Password', 'walk-the-plaza');
  answer.status = 200;
  await press('Confirm');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.filter(({ path }) => path === '/api/keys/devices/2')).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('by a QR code', () => {
  beforeAll(() => {
    // What every browser has and jsdom leaves out.
    if (!crypto.subtle) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
    Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined });
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('a new device shows one beside its question, and still takes the digits', async () => {
    open(
      { is: 'locked' },
      { '/api/keys/links': { body: asking }, [`/api/keys/links/${asking.id}`]: { body: asking } },
    );
    await press('Ask my other devices');
    expect(await screen.findByRole('img', { name: 'QR code for a device that has your keys' })).toBeVisible();
    expect(screen.getByText(/it says that a new one asks for them/)).toBeVisible();
  });

  test('the one that scanned it asks for the digits of that device, and the code leaves the address', async () => {
    window.history.replaceState(null, '', `/settings#link=${asking.commitment}`);
    open({ is: 'open', copies: [password] }, links);
    expect(await screen.findByText('A new device asks for your keys')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Give it my keys' })).toBeVisible();
    expect(window.location.href).not.toContain(asking.commitment);
  });

  test('what a guest has scanned waits in the tab for their login, and goes nowhere else', async () => {
    keepScanned(`#link=${'d'.repeat(43)}`, tabStorage);
    const { sent } = open({ is: 'open', copies: [password] }, links);
    expect(await screen.findByText(/The code that you scanned is over/)).toBeVisible();
    expect(sent.filter(({ path, body }) => `${path} ${JSON.stringify(body)}`.includes('dddd'))).toEqual([]);
    expect(scannedHere('', tabStorage)).toBeUndefined();
  });

  test('what was scanned with a session that is over is still there after the login', async () => {
    window.history.replaceState(null, '', `/settings#link=${asking.commitment}`);
    const { sent } = open(
      { is: 'open', copies: [password] },
      { '/api/keys/links': { status: 401, body: { error: 'Please log in.', code: 'auth.no-session' } } },
    );
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/keys/links'));
    expect(window.location.href).not.toContain(asking.commitment);
    expect(scannedHere('', tabStorage)).toBe(asking.commitment);
    cleanup();
    open({ is: 'open', copies: [password] }, links);
    expect(await screen.findByText('A new device asks for your keys')).toBeVisible();
    expect(scannedHere('', tabStorage)).toBeUndefined();
  });

  test('of two panels on one page one answers, and who wants to look is led to it', async () => {
    const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const { sent } = open({ is: 'open', copies: [password] }, links, 2);
    expect(await screen.findByText('A new device asks for your keys')).toBeVisible();
    await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/answer'))).toBe(true));
    expect(scroll).not.toHaveBeenCalled();
    act(() => void lookAtPanel());
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(screen.getAllByText('A new device asks for your keys')).toHaveLength(1);
    expect(sent.filter(({ path }) => path.endsWith('/answer'))).toHaveLength(1);
    cleanup();
    expect(lookAtPanel()).toBe(false);
  });

  test('where the page is open already, the code of another device takes its place', async () => {
    const { sent } = open({ is: 'open', copies: [password] }, links);
    expect(await screen.findByText('A new device asks for your keys')).toBeVisible();
    const answers = () => sent.filter(({ path }) => path.endsWith('/answer')).length;
    await waitFor(() => expect(answers()).toBe(1));
    window.history.replaceState(null, '', `/settings#link=${'d'.repeat(43)}`);
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(await screen.findByText(/The code that you scanned is over/)).toBeVisible();
    expect(screen.queryByText('A new device asks for your keys')).toBeNull();
    expect(answers()).toBe(1);
  });

  test('a device whose key is another than the scanned one is answered by nobody', async () => {
    window.history.replaceState(null, '', `/settings#link=${'d'.repeat(43)}`);
    const { sent } = open({ is: 'open', copies: [password] }, links);
    expect(await screen.findByText(/The code that you scanned is over/)).toBeVisible();
    expect(sent.filter(({ path }) => path.endsWith('/answer'))).toEqual([]);
  });
});
