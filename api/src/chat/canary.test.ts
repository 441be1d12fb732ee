import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createLogger } from '../logger.ts';
import { sendForm } from '../media/testing/aForm.ts';
import { aBrowser } from '../push/testing/aBrowser.ts';
import { TestPushService } from '../push/testing/TestPushService.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { aGroup, aPair } from './testing/aGroup.ts';

const CANARY = 'yellow-canary-sings';
const lines: string[] = [];
const log = createLogger(
  'trace',
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);
const service = new TestPushService();
const env: Record<string, string> = { PUBLIC_URL: 'https://plaza.example' };
beforeAll(async () => Object.assign(env, await service.open()));
const server = testPlaza({ log, env });
afterAll(() => service.close());

/** Every value of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await server.db.raw(`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.db.raw(`select t::text as row from ${name} as t`);
    texts.push(`${name}\n`, ...rows.map(({ row }: { row: string }) => row));
  }
  return texts.join('\n');
}

async function allFiles(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile());
  return Buffer.concat(
    await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name)))),
  );
}

/** A word as it stands, and as it would look in the encodings that things are kept in. */
const seenIn = (bytes: Buffer | string): boolean => {
  const text = typeof bytes === 'string' ? bytes : bytes.toString('latin1');
  const hex = Buffer.from(CANARY).toString('hex');
  const encoded = [0, 1, 2].map((shift) =>
    Buffer.from('x'.repeat(shift) + CANARY)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  );
  return [CANARY, hex, ...encoded].some((form) => text.includes(form));
};

it('a word that was said stands nowhere: in no table, no job, no log and no file', async () => {
  const { amber, basalt, chat } = await aPair(server);
  await aBrowser(server, service, basalt.user);
  const plain = { contentmsg: CANARY };
  const sent = await amber.say(chat, CANARY, plain);
  await amber.send(chat, await amber.message(chat, `${CANARY}!`, { kind: 'edit', target: sent, ...plain }));
  await amber.send(chat, await amber.message(chat, CANARY, { kind: 'reaction', target: sent }));
  // Refused ones are logged and answered: not with what was in them.
  for (const content of [CANARY, `p1.${CANARY}`]) {
    const refused = await amber.send(chat, { content, ...plain });
    expect(refused.status).toBe(400);
    expect(seenIn(JSON.stringify(refused.body))).toBe(false);
  }
  await amber.send(chat, { content: 5, contentmsg: CANARY });
  const { content, client_id } = await amber.message(chat, CANARY);
  const blob = createHash('sha512').update(CANARY).update(randomBytes(8)).digest();
  await sendForm(amber.http, `/api/chat/send-media?chat_id=${chat}`, [
    ['content', content],
    ['client_id', client_id],
    ['media', blob],
  ]);

  // Too long for a push: its first words go along, sealed by themselves.
  const long = await amber.message(chat, CANARY.repeat(200));
  const about = { chatId: chat, epoch: amber.known(chat), client: long.client_id };
  await amber.send(chat, { ...long, preview: amber.seal(about, 'preview', CANARY) });

  expect(await server.db('chat_entries').where({ conversation_id: chat })).toHaveLength(5);
  const database = await wholeDatabase();
  expect(database).toContain('chat.push');
  expect(seenIn(database)).toBe(false);
  expect(lines.length).toBeGreaterThan(0);
  expect(seenIn(lines.join(''))).toBe(false);
  const files = await allFiles(server.dataDir);
  expect(files.includes(blob)).toBe(true);
  expect(seenIn(files)).toBe(false);

  await server.runJobs();
  expect(service.arrived).toHaveLength(3);
  for (const { headers, body } of service.arrived) {
    expect(seenIn(body)).toBe(false);
    expect(seenIn(JSON.stringify(headers))).toBe(false);
  }
});

it('what a group is called and how it looks stands nowhere either', async () => {
  const { owner, chat } = await aGroup(server);
  const client_id = 'title-of-16-letters';
  const sealed = owner.seal({ chatId: chat, epoch: owner.known(chat), client: client_id }, 'title', CANARY);
  // Sealed by another test; here, that the server keeps it as it came.
  const media = createHash('sha512').update(CANARY).digest();
  const { body } = await sendForm<{ id: string }>(owner.http, `/api/chat/blobs?chat_id=${chat}`, [
    ['media', media],
  ]);
  const path = `/api/conversations/${chat}/title`;
  expect((await owner.http.put(path, { sealed, client_id, blobs: [body.id] })).status).toBe(200);
  expect((await owner.http.put(path, { sealed: CANARY, client_id })).status).toBe(400);
  expect(await wholeDatabase()).toContain(sealed);
  expect(seenIn(await wholeDatabase())).toBe(false);
  expect(seenIn(lines.join(''))).toBe(false);
});

it('the search for it finds it where it is', async () => {
  for (const form of [
    CANARY,
    `{"text":"${CANARY}"}`,
    Buffer.from(`..${CANARY}..`).toString('base64'),
    Buffer.from(CANARY).toString('hex'),
  ])
    expect(seenIn(form)).toBe(true);
  const { amber } = await aPair(server);
  await server.db('users').where({ id: amber.user.id }).update({ organisation: CANARY });
  expect(seenIn(await wholeDatabase())).toBe(true);
});
