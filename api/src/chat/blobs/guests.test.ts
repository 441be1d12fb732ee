import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sweepDemoJob } from '../../auth/demo/mintDemoPerson.ts';
import { sendForm } from '../../media/testing/aForm.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aPair } from '../testing/aGroup.ts';
import type { TestDevice } from '../testing/TestDevice.ts';

const server = testPlaza();

async function bring({ http }: TestDevice, chat: string): Promise<string> {
  const form = [['media', randomBytes(5000)]] as const;
  return (await sendForm<{ id: string }>(http, `/api/chat/blobs?chat_id=${chat}`, form)).body.id;
}

async function isThere(id: string): Promise<boolean> {
  const paths = await readdir(join(server.dataDir, 'sealed'), { recursive: true });
  return paths.some((path) => path.endsWith(join(id, 'blob')));
}

it('a file goes with the guest who brought it, and with a chat that ends with them, however late', async () => {
  const { amber, basalt, chat } = await aPair(server);
  const own = await bring(amber, chat);
  const theirs = await bring(basalt, chat);
  await amber.say(chat, 'look', { blobs: [own], is_image: true });
  await basalt.learn(chat, [amber.keys]);
  await basalt.say(chat, 'look', { blobs: [theirs], is_image: true });
  // The sweeps of the files have run, and found them in messages.
  await server.runAllJobs();
  const areThere = () => Promise.all([own, theirs].map(isThere));
  expect(await areThere()).toEqual([true, true]);
  await server.db('users').where({ id: amber.user.id }).update({ demo_until: server.clock.now() });
  await sweepDemoJob.run({}, server.plaza);
  await server.runJobs();
  expect(await areThere()).toEqual([false, false]);
});
