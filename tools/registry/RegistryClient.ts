import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type CallAnswer, type CallInput, type CallName, calls, ErrorAnswer } from '@plaza/api-contract';
import { repoRoot } from '../build/remotePackages.ts';
import { CommandError } from '../command/CommandError.ts';

/** Says a server whose database is too busy to answer, as it may be while everything starts: it wants to be asked again. */
const BUSY = 503;
const TRIES = 6;
const WAIT_MS = 2_000;
/** Where the answer is lost, what was made is not seen: a second one would stay beside it, and work. */
const MADE_ONCE: readonly CallName[] = ['POST /remotes/:name/tokens'];

type Input<Name extends CallName> = CallInput<Name> & { upload?: Uint8Array<ArrayBuffer> };

/** The registry of a running Plaza, over the same calls that everybody uses. Refusals are one clear line. */
export class RegistryClient {
  readonly url: string;
  readonly #token: string;
  readonly #fetch: typeof fetch;
  readonly #wait: (ms: number) => Promise<unknown>;

  constructor({ url, token }: Target, send: typeof fetch = fetch, wait = (ms: number) => pause(ms)) {
    this.url = url;
    this.#token = token;
    this.#fetch = send;
    this.#wait = wait;
  }

  /** Makes a call by its name. An upload goes out as it is, any other body as JSON. */
  async call<Name extends CallName>(name: Name, input: Input<Name>): Promise<CallAnswer<Name>> {
    const { params, query, body, upload }: Loose = input;
    const [method, path] = name.split(' ', 2);
    const address = `${this.url}/api${fillPath(path ?? '', params)}${search(query)}`;
    const tries = MADE_ONCE.includes(name) ? 1 : TRIES;
    const answer = await this.#reach(address, tries, {
      ...(method ? { method } : {}),
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(upload
          ? { 'content-type': 'application/gzip' }
          : body
            ? { 'content-type': 'application/json' }
            : {}),
      },
      ...(upload ? { body: upload } : body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw refusalOf(answer.status, text, this.url);
    // The schema of this very call has just read it; TypeScript cannot follow the name that far.
    return calls[name].answer.parse(JSON.parse(text)) as CallAnswer<Name>;
  }

  async #reach(address: string, mostTries: number, init: RequestInit): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.#fetch(address, init).catch(() => undefined);
      if (!answer) {
        throw new CommandError(
          `Plaza does not answer at ${this.url}. Start it with "npm start", or set PLAZA_URL.`,
        );
      }
      if (answer.status !== BUSY || tries === mostTries) return answer;
      await answer.body?.cancel();
      await this.#wait(WAIT_MS);
    }
  }
}

interface Loose {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  upload?: Uint8Array<ArrayBuffer>;
}

function search(query: Loose['query'] = {}): string {
  const text = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  return text.size > 0 ? `?${text}` : '';
}

/** The api's own sentence, with what it says about single inputs below it. */
function refusalOf(status: number, text: string, url: string): CommandError {
  const said = ErrorAnswer.safeParse(parseJson(text));
  if (!said.success)
    return new CommandError(`${url} answered ${status}, and not as Plaza does. Is PLAZA_URL right?`);
  const { error, code, fields = {} } = said.data;
  const hint = status === 401 ? ' Is PLAZA_DEPLOY_TOKEN the one of this Plaza?' : '';
  const more = Object.entries(fields).filter(([, why]) => !error.includes(why));
  const lines = [`${error} (${code})${hint}`, ...more.map(([field, why]) => `  ${field}: ${why}`)];
  return new CommandError(lines.join('\n'), code);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `/remotes/:name/versions` with its names filled in. */
function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The running Plaza that a command speaks to, and the token that lets it change what is live. */
interface Target {
  url: string;
  token: string;
}

/** From PLAZA_URL and PLAZA_DEPLOY_TOKEN; on the machine where Plaza runs, from what it keeps there. */
export function findTarget(env: NodeJS.ProcessEnv, from = repoRoot): Target {
  const url = (env.PLAZA_URL || `http://127.0.0.1:${env.PORT || 8080}`).replace(/\/+$/, '');
  if (!URL.canParse(url))
    throw new CommandError(`PLAZA_URL is "${url}": an address like https://plaza.example is needed.`);
  const file = join(resolve(from, env.DATA_DIR || '.plaza'), 'deploy-token');
  const token = env.PLAZA_DEPLOY_TOKEN || (existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (!token.trim()) {
    throw new CommandError(
      'No deploy token. Set PLAZA_DEPLOY_TOKEN, or run this where Plaza runs: it keeps one in its data folder.',
    );
  }
  return { url, token: token.trim() };
}
