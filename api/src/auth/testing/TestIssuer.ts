import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';

type SigningKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

/** A provider of logins on loopback, with keys of its own that can be turned. */
export class TestIssuer {
  url = '';
  /** Who is logged in there, for the next code. */
  claims: JWTPayload = {};
  /** Other addresses that its document names in place of its own. */
  elsewhere: { token_endpoint?: string; jwks_uri?: string } = {};
  /** The addresses at which it was asked. */
  readonly asked: string[] = [];
  #server: Server | undefined;
  #kid = '';
  #key: SigningKey | undefined;
  #published: JWK[] = [];
  readonly #codes = new Map<string, URLSearchParams>();

  async start(): Promise<string> {
    await this.turnKeys();
    const server = createServer((request, response) => {
      void this.#answer(request).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // Listening on a port, so the address is no path.
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return this.url;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  /** From now on everything is signed with a new key, and only that one is published. */
  async turnKeys(): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    this.#kid = randomUUID();
    this.#key = privateKey;
    this.#published = [{ ...(await exportJWK(publicKey)), kid: this.#kid, alg: 'RS256', use: 'sig' }];
  }

  sign(
    claims: JWTPayload,
    now: Date,
    header: { kid?: string; alg?: string; key?: SigningKey } = {},
  ): Promise<string> {
    const seconds = Math.floor(now.getTime() / 1000);
    const key = header.key ?? this.#key;
    if (!key) throw new Error('The issuer is not started.');
    return new SignJWT({ iss: this.url, iat: seconds, exp: seconds + 3600, ...claims })
      .setProtectedHeader({ alg: header.alg ?? 'RS256', kid: header.kid ?? this.#kid })
      .sign(key);
  }

  /** What the visitor does there: says yes. Returns the address the browser is sent back to. */
  agree(authorizeUrl: string): string {
    const asked = new URL(authorizeUrl).searchParams;
    const code = randomUUID();
    this.#codes.set(code, asked);
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    return `${back.pathname}${back.search}`;
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    this.asked.push(request.url ?? '');
    if (request.url === '/.well-known/openid-configuration') {
      const at = (path: string) => `${this.url}${path}`;
      const body = {
        issuer: this.url,
        authorization_endpoint: at('/authorize'),
        token_endpoint: at('/token'),
        jwks_uri: at('/jwks'),
        ...this.elsewhere,
      };
      return { status: 200, body };
    }
    if (request.url === '/jwks') return { status: 200, body: { keys: this.#published } };
    if (request.url === '/token') return this.#token(request);
    return { status: 404, body: {} };
  }

  async #token(request: IncomingMessage) {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const form = new URLSearchParams(text);
    const asked = this.#codes.get(form.get('code') ?? '');
    this.#codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const fits =
      asked?.get('code_challenge') === challenge &&
      asked.get('redirect_uri') === form.get('redirect_uri') &&
      request.headers.authorization === `Basic ${Buffer.from('plaza-client:hush').toString('base64')}`;
    if (!asked || !fits) return { status: 400, body: { error: 'invalid_grant' } };
    const claims = { aud: asked.get('client_id') ?? '', nonce: asked.get('nonce') ?? '', ...this.claims };
    return {
      status: 200,
      body: { id_token: await this.sign(claims, new Date(Number(this.claims['at'] ?? Date.now()))) },
    };
  }
}
