import type { MountedRemote, RemoteApp, ShellContext } from '@plaza/shell-contract';
import { atMost } from '../../clock/atMost.ts';
import type { Clock } from '../../clock/Clock.ts';

const MOUNT_MS = 5000;
const UNMOUNT_MS = 1000;

/** A context for one life, and the way to end what the context gave out. */
export interface LentContext {
  ctx: ShellContext;
  end(): void;
}

export interface LifeNeeds {
  host: HTMLElement;
  app: RemoteApp;
  clock: Clock;
  lend(signal: AbortSignal, onError: (error: unknown) => void): LentContext;
  /** It was on screen and cannot go on. */
  onCrash(error: unknown): void;
  onOddity(error: unknown, about: string): void;
}

/** One life of a remote on screen: from mount to the last trace of it. */
export class Life {
  readonly #needs: LifeNeeds;
  readonly #leaving = new AbortController();
  readonly #body = document.createElement('div');
  #status: 'new' | 'mounting' | 'mounted' | 'ended' = 'new';
  #mounted: MountedRemote | undefined;
  #lent: LentContext | undefined;
  #releaseStyles = () => {};
  #heard: { error: unknown } | undefined;
  #failMount: (error: unknown) => void = () => {};

  constructor(needs: LifeNeeds) {
    this.#needs = needs;
    this.#body.dataset['slotBody'] = '';
  }

  /** Resolves when there is something to see; rejects when it throws, reports an error, or takes too long. */
  async begin(): Promise<void> {
    const { host, clock } = this.#needs;
    this.#status = 'mounting';
    this.#releaseStyles = claimStyles();
    host.append(this.#body);
    const failed = new Promise<never>((_, fail) => {
      this.#failMount = fail;
    });
    failed.catch(() => undefined);
    await atMost(clock, MOUNT_MS, Promise.race([this.#mount(), failed]), 'Mounting');
    // An effect may throw in the very moment in which mounting is done.
    if (this.#heard) throw this.#heard.error;
    if (this.#status === 'mounting') this.#status = 'mounted';
  }

  async #mount(): Promise<void> {
    const { app, lend } = this.#needs;
    this.#lent = lend(this.#leaving.signal, (error) => this.#hearError(error));
    const mounted = await app.mount(this.#body, this.#lent.ctx);
    // It may come up after everybody has stopped waiting for it.
    if (this.#status === 'ended') await this.#takeDown(mounted);
    else this.#mounted = mounted;
  }

  #hearError(error: unknown): void {
    if (this.#status === 'mounted') return this.#needs.onCrash(error);
    this.#heard ??= { error };
    this.#failMount(error);
  }

  /** Takes it down. Resolves within a second, whatever the remote does. May be called again. */
  async end(): Promise<void> {
    if (this.#status === 'ended') return;
    this.#status = 'ended';
    this.#body.hidden = true; // gone for the eye at once, even when its unmount hangs
    this.#leaving.abort();
    if (this.#mounted) await this.#takeDown(this.#mounted);
    this.#lent?.end();
    this.#body.remove();
    this.#releaseStyles();
  }

  async #takeDown(mounted: MountedRemote): Promise<void> {
    const { clock, onOddity } = this.#needs;
    try {
      await atMost(clock, UNMOUNT_MS, Promise.resolve(mounted.unmount()), 'Unmounting');
    } catch (error) {
      onOddity(error, 'while leaving');
    }
  }
}

const claims = new Map<HTMLStyleElement, Set<object>>();
const alive = new Set<object>();
let watch: MutationObserver | undefined;

/**
 * Remembers every `<style>` that comes into the page from now on. When the last life that saw it
 * come has released its claim, the style is removed: a remote leaves no look behind. Sheets of
 * builds are `<link>` elements and stay, because a version that mounts again expects them.
 */
function claimStyles(): () => void {
  const claimant = {};
  alive.add(claimant);
  if (!watch) {
    watch = new MutationObserver(note);
    watch.observe(document.head, { childList: true });
  }
  return () => {
    note(watch?.takeRecords() ?? []);
    alive.delete(claimant);
    for (const [style, claimants] of claims) {
      claimants.delete(claimant);
      if (claimants.size > 0) continue;
      claims.delete(style);
      style.remove();
    }
    if (alive.size > 0) return;
    watch?.disconnect();
    watch = undefined;
  };
}

function note(records: MutationRecord[]): void {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof HTMLStyleElement) claims.set(node, new Set(alive));
  }
}
