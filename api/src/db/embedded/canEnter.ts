import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OTHERS_MAY_ENTER = 0o001;

/** Whether a user who owns nothing can walk down to this folder: a home of mode 0700 on the way stops it. */
export function canEnter(folder: string): boolean {
  let at = existing(folder);
  for (;;) {
    if ((statSync(at).mode & OTHERS_MAY_ENTER) === 0) return false;
    const parent = dirname(at);
    if (parent === at) return true;
    at = parent;
  }
}

function existing(folder: string): string {
  let at = folder;
  while (!existsSync(at)) at = dirname(at);
  return realpathSync(at);
}
