import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openTransactions } from '../../testing/openTransactions.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aPair } from '../testing/aGroup.ts';
import { bringBlob } from '../testing/bringBlob.ts';
import { blobStore } from './blobStore.ts';

const server = testPlaza();
const store = () => blobStore(server.plaza.config);
const row = (id: string) => server.db('chat_blobs').where({ id }).first();
const lying = async () => {
  const paths = await readdir(join(server.dataDir, 'sealed'), { recursive: true, withFileTypes: true });
  return paths.filter((one) => one.isFile()).map(({ parentPath }) => parentPath.split('/').at(-1));
};
afterEach(() => jest.restoreAllMocks());

it('a file that nobody used is swept in no transaction, and goes into no message meanwhile', async () => {
  const { amber, chat } = await aPair(server);
  const { id } = (await bringBlob(amber.http, chat)).body;
  const remove = store().delete.bind(store());
  const seen: unknown[] = [];
  jest.spyOn(store(), 'delete').mockImplementationOnce(async (keys) => {
    seen.push(await openTransactions(server.db));
    const late = await amber.send(chat, await amber.message(chat, 'late', { blobs: [id] }));
    seen.push(late.body.code);
    return remove(keys);
  });
  await server.runAllJobs();
  expect(seen).toEqual([0, 'chat.unknown-blob']);
  expect([await row(id), await lying()]).toEqual([undefined, []]);
});

it('a file whose row goes while it is stored leaves nothing, and who brought it hears so', async () => {
  const { amber, chat } = await aPair(server);
  const keep = store().put.bind(store());
  jest.spyOn(store(), 'put').mockImplementationOnce(async (...file) => {
    // As with a chat that ends.
    await server.db('chat_blobs').where({ conversation_id: chat }).delete();
    return keep(...file);
  });
  expect(await bringBlob(amber.http, chat)).toMatchObject({
    status: 403,
    body: { code: 'chat.unknown-blob' },
  });
  expect(await lying()).toEqual([]);
});
