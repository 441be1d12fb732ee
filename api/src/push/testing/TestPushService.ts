import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PushPayload } from '@plaza/api-contract';
import { TEST_CERTIFICATE, TEST_KEY } from './certificate.ts';

/** A push as it arrived. */
export interface Arrived {
  path: string;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** A browser's subscription, with what opens its pushes. */
export interface TestSubscription {
  endpoint: string;
  /** As the public SDK sends it. */
  token: string;
  open(arrived: Arrived): PushPayload;
}

/** A push service on this machine, as a browser's maker runs one. */
export class TestPushService {
  readonly arrived: Arrived[] = [];
  /** What the next requests are answered with, in turn; 201 after that. */
  readonly answers: { status: number; headers?: Record<string, string> }[] = [];
  onArrived: ((arrived: Arrived) => void) | undefined;
  readonly #server: Server;
  readonly #folder = mkdtempSync(join(tmpdir(), 'plaza-push-'));

  constructor() {
    this.#server = createServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const headers = request.headers as Arrived['headers'];
      const arrived = { path: request.url ?? '', headers, body: Buffer.concat(chunks) };
      this.arrived.push(arrived);
      this.onArrived?.(arrived);
      const { status, headers: said } = this.answers.shift() ?? { status: 201 };
      response.writeHead(status, said).end();
    });
  }

  /** What a server needs to send here. */
  async open(): Promise<{ PUSH_HOSTS: string; PUSH_CA: string }> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    const PUSH_CA = join(this.#folder, 'authority.pem');
    writeFileSync(PUSH_CA, TEST_CERTIFICATE);
    return { PUSH_HOSTS: 'localhost', PUSH_CA };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
    rmSync(this.#folder, { recursive: true });
  }

  subscribe(): TestSubscription {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys();
    const auth = randomBytes(16);
    const { port } = this.#server.address() as AddressInfo;
    const endpoint = `https://localhost:${port}/push/${randomBytes(12).toString('hex')}`;
    const subscription = {
      endpoint,
      expirationTime: null,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    };
    const token = Buffer.from(JSON.stringify(subscription)).toString('base64');
    return { endpoint, token, open: ({ body }) => decrypted(body, { keys, p256dh, auth }) };
  }
}

interface Keys {
  keys: ReturnType<typeof createECDH>;
  p256dh: Buffer;
  auth: Buffer;
}

/** RFC 8291 and RFC 8188, the other way round. */
function decrypted(body: Buffer, { keys, p256dh, auth }: Keys): PushPayload {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const derive = (key: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + idLength);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return PushPayload.parse(JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()));
}
