import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@plaza/api-contract';
import { befriend } from '../../friends/testing/befriend.ts';
import type { TestServer } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { TestDevice } from './TestDevice.ts';

export type TestConversation = CallAnswer<'GET /conversations/:id'> & { code: string; error: string };

export const aDevice = async (server: TestServer): Promise<TestDevice> =>
  TestDevice.of(server, await server.aUser());

/** Two friends with keys and a chat. */
export async function aPair(server: TestServer) {
  const [amber, basalt] = [await aDevice(server), await aDevice(server)];
  await befriend(server.db, amber.user, basalt.user);
  return { amber, basalt, chat: await amber.pairWith(basalt.user) };
}

export function beginGroup(
  owner: TestDevice,
  others: readonly Pick<User, 'id'>[],
  client_id: string = randomUUID(),
) {
  const member_ids = others.map(({ id }) => id);
  return owner.http.post<TestConversation>('/api/conversations', { member_ids, client_id });
}

/** A group of friends with its first message said. */
export async function aGroup(server: TestServer, count = 3) {
  const owner = await aDevice(server);
  const others = await Promise.all(Array.from({ length: count - 1 }, () => aDevice(server)));
  for (const other of others) await befriend(server.db, owner.user, other.user);
  const people = others.map(({ user }) => user);
  const chat = (await beginGroup(owner, people)).body.id;
  await owner.say(chat, 'welcome');
  for (const other of others) await other.learn(chat, [owner.keys]);
  return { owner, others, chat };
}

/** An owner lets people in: with the list as it will be. */
export async function invite(
  owner: TestDevice,
  chat: string,
  people: readonly TestDevice[],
  more: object = {},
) {
  const state = await owner.epochs(chat);
  const joining = people.map(({ user, keys }): (typeof state.members)[number] => [
    user.id,
    keys.keyId,
    'member',
  ]);
  const members = [...state.members, ...joining].toSorted(([one], [other]) => Number(one) - Number(other));
  const { epoch } = owner.begin(chat, state, { members });
  const user_ids = people.map(({ user }) => user.id);
  return owner.http.post<TestConversation>(`/api/conversations/${chat}/members`, {
    user_ids,
    epoch,
    ...more,
  });
}

export function leave(by: TestDevice, chat: string, whom: TestDevice) {
  return by.http.delete<{ code: string }>(`/api/conversations/${chat}/members/${whom.user.id}`);
}
