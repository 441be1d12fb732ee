import { randomUUID } from 'node:crypto';
import { Agent, request as ask } from 'node:http';
import type { CallAnswer, NewEpoch } from '@plaza/api-contract';
import type { APIRequestContext } from '@playwright/test';
import { makeEpoch, readChain, sealEnvelope, utf8 } from '@plaza/crypto';
import { aPerson } from '@plaza/crypto/testing';
import { login } from './member.ts';

export interface ChatWriter {
  /** A message that is sealed, ready to be sent. */
  seal(text: string): Promise<object>;
  /** Whether the server has taken it. */
  post(sealed: object): Promise<boolean>;
}

/**
 * Somebody who writes to another without a page: as fast as a test likes, with keys of their own. Nobody may have logged
 * in as this one with a browser before, or the account had keys already.
 */
export async function chatWriter(
  request: APIRequestContext,
  baseURL: string,
  { from, to }: { from: string; to: string },
): Promise<ChatWriter> {
  const { token, user } = await login(request, from);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = (path: string, body: object) =>
    fetch(`${baseURL}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await fetch(`${baseURL}/api${path}`, { headers })).json() as Promise<Answer>;
  const me = await aPerson(user.id);
  const made = await send('/keys/identity', { ...me.entries[0], sealed: me.sealed });
  if (!made.ok) throw new Error(`No keys for ${from}: ${await made.text()}`);

  const [other] = await read<CallAnswer<'GET /chat/search/:username'>>(`/chat/search/${to}`);
  if (!other) throw new Error(`Nobody is called ${to}.`);
  const begun = await send('/chat/create', { user_1_id: user.id, user_2_id: other.id });
  const { id } = (await begun.json()) as { id: string };
  const { members } = await read<CallAnswer<'GET /conversations/:id/epochs'>>(`/conversations/${id}/epochs`);
  const people = await read<CallAnswer<'GET /keys/people'>>(`/keys/people?ids=${other.id}`);
  const chains = new Map([[user.id, me.chain]]);
  for (const { user_id, chain } of people) chains.set(user_id, await readChain(user_id, chain));
  const { identity } = me;
  const { epoch, n, hash, contentKey } = await makeEpoch({
    conversation: id,
    previous: null,
    members,
    chains,
    me: identity,
  });

  const seal = async (text: string, more: { epoch?: NewEpoch } = {}) => {
    const client = randomUUID();
    const about = { conversation: id, record: hash, sender: user.id, key: identity.keyId };
    const place = { ...about, client, kind: 'message', target: '' } as const;
    const content = await sealEnvelope(contentKey, n, place, utf8(JSON.stringify({ text })));
    return { chat_id: id, client_id: client, content, ...more };
  };
  // By Node's own client: what writes beside the page it measures must not take the processor from it.
  const agent = new Agent({ keepAlive: true });
  const post = (sealed: object) =>
    new Promise<boolean>((resolve, reject) => {
      const asked = ask(`${baseURL}/api/chat/send-message`, { method: 'POST', headers, agent }, (answer) => {
        answer.resume().once('end', () => resolve((answer.statusCode ?? 500) < 300));
      });
      asked.once('error', reject).end(JSON.stringify(sealed));
    });
  if (!(await post(await seal('The first word.', { epoch })))) throw new Error('The first word was refused.');
  return { seal, post };
}
