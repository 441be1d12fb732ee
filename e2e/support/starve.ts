import { execFileSync } from 'node:child_process';

const PERIOD_MS = 100;

/**
 * Leaves a process and all that it started one fifth of the processor: of every tenth of a second it sleeps four parts.
 * It costs the machine nothing, and a fifth is a fifth however many cores there are.
 */
export function starve(root: number): { feed(): void } {
  let family = familyOf(root);
  let periods = 0;
  let waking: NodeJS.Timeout | undefined;
  const resting = setInterval(() => {
    periods += 1;
    if (periods % 10 === 0) family = familyOf(root);
    signal(family, 'SIGSTOP');
    waking = setTimeout(() => signal(family, 'SIGCONT'), (PERIOD_MS * 4) / 5);
  }, PERIOD_MS);
  return {
    feed() {
      clearInterval(resting);
      clearTimeout(waking);
      signal(familyOf(root), 'SIGCONT');
    },
  };
}

function familyOf(root: number): number[] {
  const pairs = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = [root];
  for (const parent of family) {
    for (const [pid = 0, ppid] of pairs) if (ppid === parent) family.push(pid);
  }
  return family;
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // it has ended meanwhile
    }
  }
}
