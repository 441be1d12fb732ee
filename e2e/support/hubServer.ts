import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '@plaza/tools/build';

export interface HubServer {
  url: string;
  /** Takes the process away without a word, and starts it again on the same port and data. */
  killAndRestart(): Promise<void>;
  end(): Promise<void>;
}

/** A plaza of its own that a test may kill. */
export async function hubServer(): Promise<HubServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-hub-'));
  let { child, port } = await start(dataDir, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    async killAndRestart() {
      const gone = endOf(child);
      child.kill('SIGKILL');
      await gone;
      ({ child, port } = await start(dataDir, port));
    },
    async end() {
      const gone = endOf(child);
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(dataDir: string, port: number): Promise<{ child: ChildProcess; port: number }> {
  const runner = join(repoRoot, 'api/src/testing/runTypeScript.cjs');
  const file = join(repoRoot, 'api/src/realtime/testing/holdHub.ts');
  const child = spawn(process.execPath, ['--conditions=source', '--no-warnings', runner, file], {
    cwd: repoRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
  });
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line)));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was open.`)));
  });
  return { child, port: Number(said) };
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
