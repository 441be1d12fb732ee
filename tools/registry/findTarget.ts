import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';
import { CommandError } from '../command/CommandError.ts';

/** The running Plaza that a command speaks to, and the token that lets it change what is live. */
export interface Target {
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
