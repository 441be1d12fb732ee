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
  await post(baseURL, `/api/remotes/${name}/activate`, JSON.stringify({ version }), 'application/json');
}

export async function rollBack(baseURL: string, name: string): Promise<void> {
  await post(baseURL, `/api/remotes/${name}/rollback`, '{}', 'application/json');
}

export async function setKilled(baseURL: string, name: string, killed: boolean): Promise<void> {
  await post(baseURL, `/api/remotes/${name}/kill`, JSON.stringify({ killed }), 'application/json');
}

async function post(
  baseURL: string,
  path: string,
  body: BodyInit,
  type: string,
): Promise<{ preview: string }> {
  const answer = await fetch(new URL(path, baseURL), {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${operatorToken()}`, 'content-type': type },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { preview: string };
}
