import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../store/s3Store.ts';

/** A bucket in memory that checks signatures as Amazon does. It is not a database: it only puts, gets and deletes. */
export class TestS3 {
  readonly objects = new Map<string, { content: Buffer; type: string }>();
  /** The next request fails with this status. */
  failWith: number | undefined;
  /** It takes calls and says nothing: at all, or after half of a file. */
  silent: 'no' | 'at once' | 'half way' = 'no';
  readonly #server: Server;
  readonly #keys = { keyId: 'AKIATEST', secret: 'a secret of the bucket' };

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async open(): Promise<S3Settings> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'plaza-media',
      region: 'eu-central-1',
      ...this.#keys,
    };
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.silent === 'at once') return;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [status, body, headers] = await this.#decide(request, Buffer.concat(chunks));
    if (this.silent === 'half way') {
      const length = { 'content-length': String(body.length) };
      response.writeHead(status, { ...headers, ...length }).write(body.subarray(0, body.length / 2));
      return;
    }
    response.writeHead(status, headers).end(body);
  }

  async #decide(request: IncomingMessage, sent: Buffer): Promise<[number, Buffer, Record<string, string>]> {
    const refuse = (status: number, code: string): [number, Buffer, Record<string, string>] => [
      status,
      Buffer.from(`<Error><Code>${code}</Code></Error>`),
      { 'content-type': 'application/xml' },
    ];
    if (this.failWith) {
      const status = this.failWith;
      this.failWith = undefined;
      return refuse(status, 'SlowDown');
    }
    if (!(await this.#isSigned(request))) return refuse(403, 'SignatureDoesNotMatch');
    const key = (request.url ?? '').replace('/plaza-media/', '');
    const known = this.objects.get(key);
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return refuse(411, 'MissingContentLength');
      this.objects.set(key, { content: sent, type: request.headers['content-type'] ?? '' });
      return [200, Buffer.alloc(0), {}];
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return [204, Buffer.alloc(0), {}];
    }
    if (!known) return refuse(404, 'NoSuchKey');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (start === undefined) return [200, known.content, { 'content-type': known.type }];
    return [206, known.content.subarray(Number(start), Number(end) + 1), { 'content-type': known.type }];
  }

  /** Signs the same request anew with what the bucket knows, and compares. */
  async #isSigned(request: IncomingMessage): Promise<boolean> {
    const { authorization = '', host = '' } = request.headers;
    const [, list = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
    const headers = list
      .split(';')
      .filter((name) => name !== 'host')
      .map((name): [string, string] => [name, String(request.headers[name])]);
    const signer = new AwsV4Signer({
      method: request.method ?? '',
      url: `http://${host}${request.url}`,
      headers,
      accessKeyId: this.#keys.keyId,
      secretAccessKey: this.#keys.secret,
      service: 's3',
      region: 'eu-central-1',
      datetime: String(request.headers['x-amz-date']),
    });
    return (await signer.authHeader()) === authorization;
  }
}
