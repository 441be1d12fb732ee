import { connect, type Socket } from 'node:net';
import { countUploads } from '../../http/uploads.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { sendForm } from '../testing/aForm.ts';
import { aPicture } from '../testing/pictures.ts';

const server = testPlaza();
const opened: Socket[] = [];
afterEach(() => opened.splice(0).forEach((socket) => socket.destroy()));

/** Begins to bring a small picture, and stops in the middle of it; answers what the server says. */
async function begin(who: User, said: string[]): Promise<void> {
  const { port, host } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  opened.push(socket);
  socket.on('data', (answer) => said.push(answer.toString().slice(9, 12)));
  socket.write(
    [
      'POST /api/media HTTP/1.1',
      `Host: ${host}`,
      `Authorization: ${await server.bearerOf(who)}`,
      'Content-Type: multipart/form-data; boundary=edge',
      'Content-Length: 1000',
      '',
      '--edge',
      'Content-Disposition: form-data; name="media"; filename="small"',
      '\r\n',
    ].join('\r\n'),
  );
}

it('nobody holds any number of connections with forms that never end, however small they are', async () => {
  const [amber, basalt] = [await server.aUser(), await server.aUser()];
  const said: string[] = [];
  await Promise.all(Array.from({ length: 33 }, () => begin(amber, said)));
  while (said.length + countUploads(server.plaza.server) < 33)
    await new Promise((resolve) => setImmediate(resolve));
  const one = await sendForm(server.as(basalt), '/api/media', [['media', await aPicture(30, 20)]]);
  expect([one.status, said]).toEqual([200, ['429', '429', '429']]);
});
