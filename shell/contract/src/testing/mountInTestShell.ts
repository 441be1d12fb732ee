import { act } from 'react';
import type { RemoteApp } from '../remote.ts';
import { createTestShell, type TestShell, type TestShellOptions } from './createTestShell.ts';

export interface MountOptions extends TestShellOptions {
  /** The address the visitor is at. */
  path?: string;
  /** Mounts in this shell in place of a new one. */
  shell?: TestShell;
}

export interface MountedInTest extends TestShell {
  element: HTMLElement;
  unmount(): Promise<void>;
}

const mountedNow = new Set<MountedInTest>();

/** Shows a remote, or a widget, as the shell would. Testing Library finds it on the page as usual. */
export async function mountInTestShell(app: RemoteApp, options: MountOptions = {}): Promise<MountedInTest> {
  if (options.path) window.history.replaceState(null, '', options.path);
  const shell = options.shell ?? createTestShell(options);
  const element = document.body.appendChild(document.createElement('div'));
  const life = await inAct(() => app.mount(element, shell.ctx)).catch((error: unknown) => {
    element.remove();
    throw error;
  });
  const mounted: MountedInTest = {
    ...shell,
    element,
    async unmount() {
      if (!mountedNow.delete(mounted)) return;
      shell.leave();
      await inAct(() => life.unmount());
      element.remove();
    },
  };
  mountedNow.add(mounted);
  return mounted;
}

/** Takes down what tests have left. A test runner with a global afterEach calls it by itself. */
export async function unmountAll(): Promise<void> {
  for (const mounted of mountedNow) await mounted.unmount();
}

// Kept from before any test swaps the clock.
const { setTimeout: realSetTimeout } = globalThis;
const { afterEach } = globalThis as { afterEach?: (clean: () => Promise<void>) => void };
afterEach?.(unmountAll);

/**
 * React holds its work back until `act` ends, and mounting waits for React: so the act only starts
 * the job, and the job is awaited after it.
 */
export async function inAct<T>(job: () => T | Promise<T>): Promise<T> {
  const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = world.IS_REACT_ACT_ENVIRONMENT;
  world.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    let started: Promise<T> | undefined;
    await act(async () => {
      started = Promise.resolve(job());
      // Whoever awaits it below hears of a failure; here it must only not be called unhandled.
      started.catch(() => undefined);
      await nextTask();
    });
    if (!started) throw new Error('act() did not run its job.');
    return await started;
  } finally {
    world.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/** Lets answers that are already there arrive. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => void realSetTimeout(resolve, 0));
}
