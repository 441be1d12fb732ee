import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteRegistry } from '@plaza/api-contract';
import type { TestAnswer } from '../../testing/TestClient.ts';
import type { TestServer } from '../../testing/testPlaza.ts';
import { packed } from './anUpload.ts';

type Refused = { code: string; message: string; fields?: Record<string, string> };
type Published = {
  name: string;
  version: string;
  unchanged: boolean;
  files: number;
  bytes: number;
  preview: string;
};
type Changed = { name: string; active: string; previous: string | null; revision: string };

/** Whoever deploys to a server, by the operator's token unless another is given. */
export function aDeployTeam(server: TestServer, given?: string) {
  const token = () => given ?? operatorToken(server);
  const authorization = () => ({ authorization: `Bearer ${token()}` });
  const post = <Body>(path: string, body: unknown) =>
    server.as(null).post<Body>(`/api${path}`, body, authorization());

  const team = {
    async publish(
      name: string,
      files: Record<string, string> | Buffer,
    ): Promise<TestAnswer<Published & Refused>> {
      const response = await server.as(null).fetch(`/api/remotes/${name}/versions`, {
        method: 'POST',
        headers: { ...authorization(), 'content-type': 'application/gzip' },
        body: new Uint8Array(Buffer.isBuffer(files) ? files : await packed(files)),
      });
      return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
    },
    activate: (name: string, body: { version: string; percent?: number; reason?: string }) =>
      post<Changed & Refused>(`/remotes/${name}/activate`, body),
    rollBack: (name: string, body: { version?: string; reason?: string } = {}) =>
      post<Changed & Refused>(`/remotes/${name}/rollback`, body),
    kill: (name: string, body: { killed: boolean; reason?: string }) =>
      post<Changed & Refused>(`/remotes/${name}/kill`, body),
    post,
    /** Publishes and activates; fails loudly, because it is not what a test is about. */
    async deploy(files: Record<string, string>): Promise<string> {
      const { name, version } = JSON.parse(files['plaza.json'] ?? '{}');
      for (const answer of [await team.publish(name, files), await team.activate(name, { version })]) {
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      }
      return version;
    },
  };
  return team;
}

export function operatorToken(server: TestServer): string {
  return readFileSync(join(server.dataDir, 'deploy-token'), 'utf8').trim();
}

/** One browser with its cookies. */
export class TestBrowser {
  readonly #url: () => string;
  readonly #cookies = new Map<string, string>();

  constructor(server: { url: string }) {
    this.#url = () => server.url;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(`${this.#url()}${path}`, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  async registry(query = '', headers: Record<string, string> = {}): Promise<RemoteRegistry> {
    const response = await this.fetch(`/api/remotes${query}`, { headers });
    return RemoteRegistry.parse(await response.json());
  }

  /** Which versions of which remotes this browser gets. */
  async versions(query = '', headers: Record<string, string> = {}): Promise<Record<string, string>> {
    const { remotes } = await this.registry(query, headers);
    return Object.fromEntries(remotes.map((remote) => [remote.name, remote.current.version]));
  }
}
