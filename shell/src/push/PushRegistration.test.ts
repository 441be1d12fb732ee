import { type ApiClient, ApiError } from '@plaza/shell-contract';
import { PushRegistration } from './PushRegistration.ts';
import { aPushBrowser } from './testing/aPushBrowser.ts';

const memory = { deviceId: 'web-1', userId: '7', endpoint: 'https://push.example/here' };

function scene(about: Parameters<typeof aPushBrowser>[0] = {}, userId = '7') {
  const { browser, facts } = aPushBrowser(about);
  const calls: [name: string, input: unknown][] = [];
  const answers: Record<string, unknown> = {
    'GET /device_api/v1/instances/:instance/web-vapid-public-key': { vapidPublicKey: 'BAAA' },
    'POST /device_api/v1/instances/:instance/devices/web': { id: 'web-2' },
  };
  const gone = { is: false, first: false };
  const call = async (name: string, input: unknown) => {
    calls.push([name.replace('/device_api/v1/instances/:instance/', ''), input]);
    if (gone.is || (gone.first && calls.length === 1))
      throw new ApiError('Not there.', { code: 'push.unknown-device', status: 404 });
    return answers[name] ?? {};
  };
  const api = { call } as unknown as ApiClient;
  return { registration: new PushRegistration(api, userId, browser), facts, calls, gone };
}

describe('[4-13] how a browser stands to pushes', () => {
  test.each([
    ['prompt', {}],
    ['denied', { permission: 'denied' }],
    ['granted', { permission: 'granted' }],
    ['registered', { permission: 'granted', memory, endpoint: memory.endpoint }],
    // Somebody else has used this browser before.
    ['granted', { permission: 'granted', memory: { ...memory, userId: '8' }, endpoint: memory.endpoint }],
  ] as const)('%s: %j', async (state, about) => {
    expect(await scene(about).registration.state()).toBe(state);
  });

  test('unsupported where there is nothing to ask', async () => {
    expect(await new PushRegistration({} as ApiClient, '7', undefined).state()).toBe('unsupported');
  });

  test.each(['https://push.example/other', undefined])(
    'a changed subscription clears what was kept: %s',
    async (endpoint) => {
      const { registration, facts } = scene({ permission: 'granted', memory, ...(endpoint && { endpoint }) });
      expect(await registration.state()).toBe('granted');
      expect(facts.memory).toBeUndefined();
    },
  );
});

describe('[4-13] starting', () => {
  test('asks, subscribes with the key of the server, and says whose device it is before its interest', async () => {
    const { registration, facts, calls } = scene();
    expect(await registration.start()).toBe('registered');
    expect(calls.map(([name]) => name.replace(/^(\w+) /, '$1 '))).toEqual([
      'GET web-vapid-public-key',
      'POST devices/web',
      'PUT devices/web/:deviceId/user',
      'POST devices/web/:deviceId/interests/:interest',
    ]);
    expect(facts.keys).toEqual([new Uint8Array([4, 0, 0])]);
    const [, registered] = calls[1] as [string, { body: { token: string } }];
    expect(JSON.parse(atob(registered.body.token))).toMatchObject({ endpoint: 'https://push.example/new' });
    expect(calls[3]?.[1]).toEqual({ params: { instance: 'plaza', deviceId: 'web-2', interest: 'user-7' } });
    expect(facts.memory).toEqual({ deviceId: 'web-2', userId: '7', endpoint: 'https://push.example/new' });
  });

  test('goes no further where its owner says no', async () => {
    const { registration, calls } = scene({ says: 'denied' });
    expect(await registration.start()).toBe('denied');
    expect(calls).toEqual([]);
  });

  test('takes off the device of somebody else first: whose it is never changes', async () => {
    const theirs = { ...memory, userId: '8' };
    const { registration, calls } = scene({
      permission: 'granted',
      memory: theirs,
      endpoint: theirs.endpoint,
    });
    expect(await registration.start()).toBe('registered');
    expect(calls[0]).toEqual([
      'DELETE devices/web/:deviceId',
      { params: { instance: 'plaza', deviceId: 'web-1' } },
    ]);
  });
});

test('[4-13] the first press registers, also where the server cannot take somebody else’s off', async () => {
  const theirs = { ...memory, userId: '8' };
  const { registration, facts, gone, calls } = scene({
    permission: 'granted',
    memory: theirs,
    endpoint: theirs.endpoint,
  });
  gone.first = true;
  expect(await registration.start()).toBe('registered');
  expect(calls[0]?.[0]).toBe('DELETE devices/web/:deviceId');
  expect(facts.memory).toEqual({ deviceId: 'web-2', userId: '7', endpoint: 'https://push.example/new' });
});

test('[4-13] stopping takes the device off at the server and clears what was kept here', async () => {
  const { registration, facts, calls } = scene({ permission: 'granted', memory, endpoint: memory.endpoint });
  expect(await registration.stop()).toBe('granted');
  expect(calls.map(([name]) => name)).toEqual(['DELETE devices/web/:deviceId']);
  expect([facts.memory, facts.endpoint]).toEqual([undefined, undefined]);
});

describe('a new login', () => {
  const here = { permission: 'granted', memory, endpoint: memory.endpoint } as const;

  test('of the same person takes the device over, and nothing else is asked', async () => {
    const { registration, calls } = scene(here);
    await registration.takeOver();
    expect(calls.map(([name]) => name)).toEqual(['PUT devices/web/:deviceId/user']);
  });

  test('of somebody else leaves it alone', async () => {
    const { registration, calls } = scene(here, '8');
    await registration.takeOver();
    expect(calls).toEqual([]);
  });

  test('finds out that the device was removed from the list', async () => {
    const { registration, gone } = scene(here);
    gone.is = true;
    await registration.takeOver();
    expect(await registration.state()).toBe('granted');
  });
});
