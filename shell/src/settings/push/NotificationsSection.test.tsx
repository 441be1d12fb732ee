import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { anAccount } from '../testing/builders.ts';
import { createTestHost, type TestHostOptions } from '../../testing/createTestHost.ts';
import { HostStage } from '../../testing/HostStage.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { aPushBrowser, aPushDevice } from '../../push/testing/aPushBrowser.ts';

const memory = { deviceId: 'web-1', userId: '1', endpoint: 'https://push.example/here' };
const registered = { permission: 'granted', memory, endpoint: memory.endpoint } as const;
const at = '/api/device_api/v1/instances/plaza/';

async function open(about: Parameters<typeof aPushBrowser>[0], answers: TestHostOptions['answers'] = {}) {
  const all: NonNullable<TestHostOptions['answers']> = {
    '/api/push/settings': { body: { chat: true, bell: true, quiet: null } },
    '/api/push/devices': { body: [aPushDevice(), aPushDevice({ device_id: 'web-2' })] },
    [`${at}web-vapid-public-key`]: { body: { vapidPublicKey: 'BAAA' } },
    [`${at}devices/web`]: { body: { id: 'web-1' } },
    [`${at}devices/web/web-1/user`]: { body: {} },
    [`${at}devices/web/web-1/interests/user-1`]: { body: {} },
    [`${at}devices/web/web-1`]: { body: {} },
    '/api/push/devices/web-1/test': { body: { queued: true } },
    '/api/push/devices/web-2': { body: { removed: true } },
    ...answers,
  };
  const test = createTestHost({ member: { id: '1' }, answers: all });
  const { browser, facts } = aPushBrowser(about);
  render(
    <HostStage host={test.host}>
      <NotificationsSection account={anAccount()} browser={browser} />
    </HostStage>,
  );
  return { ...test, facts, answers: all };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test.each([
  ['prompt', {}, /The browser will ask you once/, 'Turn on notifications'],
  ['granted', { permission: 'granted' }, /this browser is not registered/, 'Turn on notifications'],
  ['registered', registered, /This browser is registered/, 'Turn off notifications'],
] as const)('[4-13] %s: says so, and offers what follows', async (_, about, words, act) => {
  await open(about);
  expect(await screen.findByText(words)).toBeVisible();
  expect(await button(act)).toBeEnabled();
});

test('[4-13] denied: only the browser can change that', async () => {
  await open({ permission: 'denied' });
  expect(await screen.findByText(/Its settings for this page change that/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Turn/ })).not.toBeInTheDocument();
});

test('[4-13] turning on registers this browser, turning off takes it off', async () => {
  const { facts, sent } = await open({});
  fireEvent.click(await button('Turn on notifications'));
  fireEvent.click(await button('Turn off notifications'));
  expect(await button('Turn on notifications')).toBeVisible();
  expect(sent.map(({ path }) => path)).toContain(`${at}devices/web/web-1`);
  expect(facts.memory).toBeUndefined();
});

test('a browser that cannot be registered says so, and can be tried again', async () => {
  await open({}, { [`${at}web-vapid-public-key`]: { status: 503 } });
  fireEvent.click(await button('Turn on notifications'));
  expect(await screen.findByText(/The browser could not be registered/)).toBeVisible();
  expect(await button('Turn on notifications')).toBeEnabled();
});

test('a test is sent to this browser alone', async () => {
  const { host, sent } = await open(registered);
  fireEvent.click(await button('Send a test'));
  await waitFor(() => expect(host.toasts.shown$.getValue()).toMatchObject([{ tone: 'good' }]));
  expect(sent.filter(({ path }) => path.endsWith('/test')).map(({ path }) => path)).toEqual([
    '/api/push/devices/web-1/test',
  ]);
});

test('the devices are listed, this browser among them, and another can be removed', async () => {
  const { answers } = await open(registered);
  expect(await screen.findByText('This browser')).toBeVisible();
  answers['/api/push/devices'] = { body: [aPushDevice()] };
  const remove = await button('Remove Firefox on Linux');
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument());
  expect(screen.getByText('This browser').closest('ul')?.previousElementSibling).toHaveFocus();
});

test('quiet hours are by the clock of this place, and what cannot be kept is taken back', async () => {
  const { sent } = await open(
    {},
    { '/api/push/settings': { body: { chat: true, bell: true, quiet: null } } },
  );
  fireEvent.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() =>
    expect(sent.filter(({ body }) => body !== undefined)).toMatchObject([
      { body: { quiet: { from: '22:00', until: '07:00', zone } } },
    ]),
  );
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Quiet hours' })).not.toBeChecked());
});
