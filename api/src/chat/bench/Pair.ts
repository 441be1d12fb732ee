import { randomUUID } from 'node:crypto';
import { signAccessToken } from '../../auth/accessToken.ts';
import { beginFamily } from '../../auth/families.ts';
import { keyFor } from '../../keyFor.ts';
import { befriend } from '../../friends/testing/befriend.ts';
import type { RunningPlaza } from '../../startPlaza.ts';
import { aUser } from '../../testing/aUser.ts';
import { TestClient } from '../../testing/TestClient.ts';
import { TestDevice } from '../testing/TestDevice.ts';

/** Somebody who writes, and listens with another connection. */
export interface Writer {
  device: TestDevice;
  token: string;
  headers: Record<string, string>;
}

/** Two who write to each other. */
export interface Pair {
  chat: string;
  writers: readonly [Writer, Writer];
}

/** Friends with keys, a chat and a first message, at one address. Each of them comes from an address of their own. */
export async function somePairs(server: RunningPlaza, url: string, count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let number = 0; number < count; number += 1) {
    const writers = [await aWriter(server, url), await aWriter(server, url)] as const;
    const [one, other] = writers;
    await befriend(server.plaza.db, one.device.user, other.device.user);
    const chat = await one.device.pairWith(other.device.user);
    await one.device.say(chat, 'hello');
    await other.device.learn(chat, [one.device.keys]);
    pairs.push({ chat, writers });
  }
  return pairs;
}

async function aWriter({ plaza }: RunningPlaza, url: string): Promise<Writer> {
  const { db, clock, config } = plaza;
  const user = await aUser(db);
  const access = { db, clock, key: keyFor(config.sessionSecret, 'refresh') };
  const about = { userId: user.id, deviceHash: Buffer.alloc(32), userAgent: null };
  const { family } = await beginFamily(access, about);
  const key = keyFor(config.sessionSecret, 'access');
  const token = await signAccessToken(key, { userId: user.id, familyId: family.id }, clock.now());
  const id = Number(user.id);
  const from = `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`;
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from };
  const device = await TestDevice.of({ as: () => new TestClient(url, async () => headers) }, user);
  return { device, token, headers };
}

/** A message under the present epoch, sealed once: whoever gets no answer sends these very bytes again. */
export function sealMessage({ device }: Writer, chat: string, text: string) {
  const client_id = randomUUID();
  const about = { chatId: chat, epoch: device.known(chat), client: client_id };
  return { chat_id: chat, client_id, content: device.seal(about, 'message', text) };
}

/** Whether the server has it: anything but a yes is asked again. */
export async function post(url: string, { headers }: Writer, body: object): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/chat/send-message`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
