import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltRemote } from '@plaza/tools/build';
import { packRemote } from '@plaza/tools/deploy';

/** The operator's own token, as it lies on the machine that runs this plaza. */
function operatorToken(): string {
  return readFileSync(join(process.env['PLAZA_E2E_DATA'] ?? '', 'deploy-token'), 'utf8').trim();
}

/** Publishes a build as it is, without the tests and the smoke run of a real deploy: fixtures are meant to be bad. */
export async function publish(baseURL: string, built: BuiltRemote): Promise<{ preview: string }> {
  const packed = await packRemote(built.dir);
  return post(baseURL, `/api/remotes/${built.name}/versions`, packed, 'application/gzip');
}

export async function activate(baseURL: string, name: string, version: string): Promise<void> {
  await change(baseURL, `/api/remotes/${name}/activate`, { version });
}

export async function rollBack(baseURL: string, name: string): Promise<void> {
  await change(baseURL, `/api/remotes/${name}/rollback`, {});
}

export async function setKilled(baseURL: string, name: string, killed: boolean): Promise<void> {
  await change(baseURL, `/api/remotes/${name}/kill`, { killed });
}

/** More than so many answers in a row do not come from one of two machines. */
const IN_A_ROW = 6;

/** Changes what is live; where a second machine has yet to hear of it, until that one has. */
async function change(baseURL: string, path: string, body: object): Promise<void> {
  const { revision } = await post(baseURL, path, JSON.stringify(body), 'application/json');
  if (!process.env['PLAZA_TWO_MACHINES']) return;
  for (let agreed = 0; agreed < IN_A_ROW;) {
    const live = (await (await fetch(new URL('/api/remotes', baseURL))).json()) as { revision: string };
    agreed = live.revision === revision ? agreed + 1 : 0;
  }
}

async function post(
  baseURL: string,
  path: string,
  body: BodyInit,
  type: string,
): Promise<{ preview: string; revision: string }> {
  const answer = await fetch(new URL(path, baseURL), {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${operatorToken()}`, 'content-type': type },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { preview: string; revision: string };
}
