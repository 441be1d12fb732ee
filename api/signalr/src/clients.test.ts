import { type HubConnection } from '@microsoft/signalr';
import { z } from 'zod';
import { type AccessRequest, type Caller } from './caller.ts';
import { hubFor } from './hub/hubFor.ts';
import { connect, serve } from './testing/serve.ts';
import { Heard, signal } from './testing/signals.ts';
import { everyWay, type Way, webSocketsJson } from './testing/ways.ts';

interface Events {
  posted(text: string): void;
  typing(who: string): void;
  askName(title: string): string;
}

const { hub, method } = hubFor<Events>();
const text = z.string();
const hall = hub({
  methods: {
    toAll: method([text], ({ clients }, words) => clients.all.send('posted', words)),
    toOthers: method([text], ({ clients }, words) => clients.others.send('posted', words)),
    toCaller: method([text], ({ clients }, words) => clients.caller.send('posted', words)),
    toUser: method([text, text], ({ clients }, user, words) => clients.user(user).send('posted', words)),
    toClient: method([text, text], ({ clients }, id, words) => clients.client(id).send('posted', words)),
    toGroup: method([text, text], ({ clients }, group, words) => clients.group(group).send('posted', words)),
    toOthersInGroup: method([text, text], ({ clients }, group, words) =>
      clients.othersInGroup(group).send('posted', words),
    ),
    toGroups: method([z.array(text), text], ({ clients }, groups, words) =>
      clients.groups(groups).send('posted', words),
    ),
    toAllExcept: method([text, text], ({ clients }, id, words) =>
      clients.all.except(id).send('posted', words),
    ),
    join: method([text], ({ groups }, group) => groups.join(group)),
    leave: method([text], ({ groups }, group) => groups.leave(group)),
    nameOf: method(
      [text],
      async ({ clients }, id) => `It is ${await clients.client(id).invoke('askName', 'Dr')}`,
    ),
    whoAmI: method([], ({ connection }) => connection.caller.userId),
  },
});

/** The token is the name. */
const byName = ({ token }: AccessRequest): Caller | null => (token === null ? null : { userId: token });

interface Visitor {
  readonly client: HubConnection;
  readonly heard: Heard<string>;
}

async function visitor(url: string, name: string, way: Way = webSocketsJson): Promise<Visitor> {
  const heard = new Heard<string>();
  const client = await connect(url, way, {
    accessTokenFactory: () => name,
    prepare: (connection) => connection.on('posted', heard.add),
  });
  return { client, heard };
}

const idOf = ({ client }: Visitor): string => client.connectionId ?? '';

describe.each(everyWay)('what a hub says over $way', (way) => {
  test('reaches whom it is for and nobody else', async () => {
    const { url } = await serve(hall, { authenticate: byName });
    const amber = await visitor(url, 'amber', way);
    const basil = await visitor(url, 'basil', way);
    const coral = await visitor(url, 'coral', way);
    const say = (name: string, ...values: unknown[]): Promise<unknown> =>
      amber.client.invoke(name, ...values);
    await say('toAll', 'all');
    await say('toOthers', 'others');
    await say('toCaller', 'caller');
    await say('toUser', 'basil', 'user');
    await say('toClient', idOf(coral), 'client');
    await say('toAllExcept', idOf(basil), 'except');
    await say('toAll', 'end');
    expect(await amber.heard.first(4)).toEqual(['all', 'caller', 'except', 'end']);
    expect(await basil.heard.first(4)).toEqual(['all', 'others', 'user', 'end']);
    expect(await coral.heard.first(5)).toEqual(['all', 'others', 'client', 'except', 'end']);
  });

  test('reaches groups while one is in them', async () => {
    const { url } = await serve(hall, { authenticate: byName });
    const amber = await visitor(url, 'amber', way);
    const basil = await visitor(url, 'basil', way);
    for (const { client } of [amber, basil]) await client.invoke('join', 'chess');
    await basil.client.invoke('join', 'tea');
    await amber.client.invoke('toGroup', 'chess', 'one');
    await amber.client.invoke('toOthersInGroup', 'chess', 'two');
    await amber.client.invoke('toGroups', ['chess', 'tea'], 'once each');
    await basil.client.invoke('leave', 'chess');
    await amber.client.invoke('toGroup', 'chess', 'without basil');
    await amber.client.invoke('toAll', 'end');
    expect(await amber.heard.first(4)).toEqual(['one', 'once each', 'without basil', 'end']);
    expect(await basil.heard.first(4)).toEqual(['one', 'two', 'once each', 'end']);
  });

  test('can be a question', async () => {
    const { url } = await serve(hall, { authenticate: byName });
    const amber = await visitor(url, 'amber', way);
    const basil = await visitor(url, 'basil', way);
    basil.client.on('askName', (title: string) => `${title} Basil`);
    expect(await amber.client.invoke('nameOf', idOf(basil))).toBe('It is Dr Basil');
    // Even to oneself, although calls of one client run one after the other.
    amber.client.on('askName', (title: string) => `${title} Amber`);
    expect(await amber.client.invoke('nameOf', idOf(amber))).toBe('It is Dr Amber');
  });

  test('can be a question nobody answers', async () => {
    const { url } = await serve(hall, { authenticate: byName });
    const amber = await visitor(url, 'amber', way);
    const basil = await visitor(url, 'basil', way);
    await expect(amber.client.invoke('nameOf', idOf(basil))).rejects.toThrow(
      "Client didn't provide a result.",
    );
    await expect(amber.client.invoke('nameOf', 'nobody')).rejects.toThrow('This client is not connected.');
    const asked = signal();
    basil.client.on('askName', () => {
      asked.fire();
      return new Promise(() => undefined);
    });
    const outcome = amber.client.invoke('nameOf', idOf(basil)).catch((error: Error) => error.message);
    await asked.promise;
    await basil.client.stop();
    expect(await outcome).toContain('The connection was closed.');
  });
});

test('a question has a time limit', async () => {
  const { url, clock } = await serve(hall, { authenticate: byName, clientTimeoutMs: 1e9 });
  const amber = await visitor(url, 'amber');
  const asked = signal();
  amber.client.on('askName', () => {
    asked.fire();
    return new Promise(() => undefined);
  });
  const late = amber.client.invoke('nameOf', idOf(amber));
  await asked.promise;
  clock.advance(30_000);
  await expect(late).rejects.toThrow("The client did not answer 'askName' in time.");
});

test('a user hears it on every device', async () => {
  const { url, hub: mounted } = await serve(hall, { authenticate: byName });
  const tabs = await Promise.all([visitor(url, 'amber'), visitor(url, 'amber')]);
  mounted.clients.user('amber').send('posted', 'hello from a route');
  for (const { heard } of tabs) expect(await heard.first(1)).toEqual(['hello from a route']);
});

test('a membership can be given from outside the hub', async () => {
  const { url, hub: mounted } = await serve(hall, { authenticate: byName });
  const amber = await visitor(url, 'amber');
  await mounted.join(idOf(amber), 'chess');
  mounted.clients.group('chess').send('posted', 'in');
  await mounted.leave(idOf(amber), 'chess');
  mounted.clients.group('chess').send('posted', 'not heard');
  mounted.clients.all.send('posted', 'end');
  expect(await amber.heard.first(2)).toEqual(['in', 'end']);
});

test('a message for many is written once per protocol', async () => {
  const { url, hub: mounted } = await serve(hall, { authenticate: byName });
  const crowd = await Promise.all(['a', 'b', 'c', 'd'].map((name) => visitor(url, name)));
  let written = 0;
  const counted = { toJSON: () => `written ${++written} time(s)` };
  mounted.clients.all.send('posted', counted as never);
  for (const { heard } of crowd) expect(await heard.first(1)).toEqual(['written 1 time(s)']);
});

test('a kick ends the connections of a user, and says why', async () => {
  const { url, hub: mounted } = await serve(hall, { authenticate: byName });
  const amber = await visitor(url, 'amber');
  const basil = await visitor(url, 'basil');
  const closed = new Promise<Error | undefined>((resolve) => amber.client.onclose(resolve));
  mounted.clients.user('amber').close({ reason: 'You were logged out.' });
  expect((await closed)?.message).toBe('Server returned an error on close: You were logged out.');
  expect(await basil.client.invoke('whoAmI')).toBe('basil');
  expect(mounted.connectionCount).toBe(1);
});
