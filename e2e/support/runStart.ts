import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Started {
  child: ChildProcess;
  /** The address that the start prints when it is done. */
  open: Promise<string>;
  /** Everything it printed so far. */
  said(): string;
  /** Resolves with its exit code when it has ended, however that came; null after a signal. */
  gone: Promise<number | null>;
  /** SIGTERM; answers with the exit code. */
  stop(): Promise<number | null>;
}

/** `npm start` in a checkout, with an environment that knows nothing of the tests around it. */
export function runStart(checkout: string, env: Record<string, string>): Started {
  const child = spawn(process.execPath, [join(checkout, 'tools/run.mjs'), 'start'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LOG_LEVEL: 'warn', ...env },
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const open = new Promise<string>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      text += bytes.toString();
      const url = /Plaza is open at (\S+)/.exec(text)?.[1];
      if (url && /Started in/.test(text)) resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((code) => reject(new Error(`The start ended with ${code}:\n${text}`)));
  });
  open.catch(() => undefined); // whoever waits for it hears it
  return {
    child,
    open,
    said: () => text,
    gone: ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
