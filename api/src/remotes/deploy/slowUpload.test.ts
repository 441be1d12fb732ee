import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { countUploads } from '../../http/uploads.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { operatorToken } from '../testing/aDeployTeam.ts';
import { aRemote, packed } from '../testing/anUpload.ts';

const server = testPlaza();
const uploads = () => countUploads(server.plaza.server);

/** Sends half of a version, and the rest when it is told to. */
async function halfOfAVersion(token: string) {
  const bytes = await packed(aRemote('mf-chat', '1.0.0'));
  const half = Math.floor(bytes.length / 2);
  const sent = request(`${server.url}/api/remotes/mf-chat/versions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/gzip',
      'content-length': bytes.length,
    },
  });
  const answer = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
  });
  sent.write(bytes.subarray(0, half));
  return { answer, sendRest: () => sent.end(bytes.subarray(half)) };
}

it('a version that still comes is an upload, which may take its time and finish when the server ends', async () => {
  const { answer, sendRest } = await halfOfAVersion(operatorToken(server));
  while (uploads() === 0) await new Promise((resolve) => setImmediate(resolve));
  sendRest();
  expect((await answer).status).toBe(200);
  while (uploads() > 0) await new Promise((resolve) => setImmediate(resolve));
});

it('what a stranger sends is none', async () => {
  const { answer } = await halfOfAVersion('plaza_mf-chat_nobody-knows-this-token');
  expect((await answer).status).toBe(401);
  expect(uploads()).toBe(0);
});
