import type { MountedRemote } from '../../remote.ts';
import { createTestShell, type TestShell } from '../createTestShell.ts';
import type { Candidate } from './checks.ts';
import { settle } from './settle.ts';

/** Long, because a test machine may be busy; only a remote that never mounts waits it out. */
const PATIENCE_MS = 15_000;

export interface Life extends TestShell {
  element: HTMLElement;
  /** What the shell does when the visitor goes on: the signal first, then unmount(). */
  end(): Promise<void>;
}

/** Mounts a candidate as the shell does; one that never ends mounting fails with a sentence, not a silent timeout. */
export async function mountForCheck(candidate: Candidate, shell = shellFor(candidate)): Promise<Life> {
  const { app, path } = candidate;
  window.history.replaceState(null, '', path);
  const element = document.body.appendChild(document.createElement('div'));
  try {
    const mounted = await inTime(app.mount(element, shell.ctx));
    await settle();
    const end = async () => {
      shell.leave();
      await mounted.unmount();
      await settle();
      element.remove();
    };
    return { ...shell, element, end };
  } catch (error) {
    element.remove();
    throw error;
  }
}

/** The shell that a candidate meets. */
export function shellFor({ answers, session }: Candidate): TestShell {
  return createTestShell(session ? { answers, session } : { answers });
}

async function inTime(mounting: Promise<MountedRemote>): Promise<MountedRemote> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('mount() does not come to an end.')), PATIENCE_MS);
  });
  return Promise.race([mounting, late]).finally(() => clearTimeout(timer));
}
