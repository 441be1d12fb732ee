import { calls, type CallName, type CallShape } from '@plaza/api-contract';
import { z } from 'zod';
import type { TestClient } from '../testing/TestClient.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { atRoot, partsOf } from './apiRouter.ts';

// Every call with what an attacker would send in place of an id or a cursor: refused in words, and never a fault.
const server = testPlaza();

const packed = (text: string) => Buffer.from(text).toString('base64url');
const COMMON = ['%00', packed('\0'), '9223372036854775808'];
const RARE = [packed('[null,{"a":1},1e99]'), '-1', '1e9', '..%2f..%2fetc%2fpasswd', '%ed%a0%80', "1'--"];
const HOSTILE = process.env['PLAZA_DEEP'] ? [...COMMON, ...RARE] : COMMON;

/** These end the session that they are asked with, or the whole account. */
const ENDING = /logout|sessions|DELETE \/(account|user|me)\b|forget|password|demo/i;
const names = (Object.keys(calls) as CallName[]).filter((name) => !ENDING.test(name)).toSorted();

let client: TestClient;
beforeAll(async () => {
  client = server.as(await server.aUser({ isAdmin: true }));
});

const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

async function ask(name: CallName, id: string, query: string): Promise<string[]> {
  const { method, path } = partsOf(name);
  const address = `${atRoot(path) ? '' : '/api'}${path.replaceAll(/:\w+/g, id)}?${query}`;
  const response = await client.fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  await response.text();
  // The limit of requests fills up again.
  server.clock.advance({ seconds: 2 });
  return response.status === 500 ? [address] : [];
}

it.each(names)('%s', async (name) => {
  const shape: CallShape = calls[name];
  const faults: string[] = [];
  for (const hostile of HOSTILE) {
    faults.push(...(await ask(name, hostile, '')));
    for (const key of keysOf(shape.query)) faults.push(...(await ask(name, '1', `${key}=${hostile}`)));
  }
  expect(faults).toEqual([]);
});
