import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';

/** What a file from somebody else may cost, whatever is in it. */
const MEMORY_KB = 6 * 1024 * 1024;
const PROCESSOR_SECONDS = 3 * 60 * 60;
/** What a program writes is about a file of a stranger: so much of it is kept, from the end. */
const KEPT_LETTERS = 256 * 1024;

export interface ChildLimits {
  /** How long it may take by the clock. */
  ms: number;
  /** The server closes. */
  signal: AbortSignal;
}

/** The program said no. What it wrote is for the log only. */
export class ChildFailed extends Error {
  override readonly name = 'ChildFailed';
}

/** Runs a program that reads files of strangers, with limits on memory, time and turn, and answers what it wrote. */
export async function runChild(
  program: string,
  args: readonly string[],
  { ms, signal }: ChildLimits,
): Promise<string> {
  signal.throwIfAborted();
  const late = AbortSignal.timeout(ms);
  const child = spawn(...limited(program, args), {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.any([signal, late]),
    killSignal: 'SIGKILL',
    // It needs nothing of what this process knows.
    env: { PATH: process.env['PATH'] },
  });
  // Everybody else goes first.
  if (child.pid) lower(child.pid);
  const said = Promise.all([endOf(child.stdout), endOf(child.stderr)]);
  try {
    const [code] = await once(child, 'close');
    const [out, err] = await said;
    if (code !== 0) throw new ChildFailed(`${program} ended with ${String(code)}: ${err.slice(-2_000)}`);
    return out;
  } catch (error) {
    await said.catch(() => undefined);
    if (late.aborted) throw new ChildFailed(`${program} took longer than ${ms} ms.`);
    throw error;
  }
}

/** A shell sets the limits and becomes the program; the arguments are never read as words of the shell. */
function limited(program: string, args: readonly string[]): [string, string[]] {
  if (process.platform === 'win32') return [program, [...args]];
  const limits = `ulimit -v ${MEMORY_KB} 2>/dev/null; ulimit -t ${PROCESSOR_SECONDS} 2>/dev/null; exec "$@"`;
  return ['/bin/sh', ['-c', limits, 'sh', program, ...args]];
}

function lower(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It may have ended already.
  }
}

async function endOf(stream: Readable): Promise<string> {
  let end = '';
  for await (const chunk of stream.setEncoding('utf8')) end = `${end}${String(chunk)}`.slice(-KEPT_LETTERS);
  return end;
}
