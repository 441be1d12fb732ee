import type { RegisteredRemote, RemoteVersion } from '@plaza/api-contract';
import { CONTRACT } from '@plaza/shell-contract';
import { BehaviorSubject, type Subscription } from 'rxjs';
import { bringVersion } from './bringVersion.ts';
import type { Life } from './Life.ts';
import { type Choice, newerVersion, nextVersion } from './nextVersion.ts';
import type { SlotNeeds } from './SlotNeeds.ts';
import type { Failure, SlotState } from './SlotState.ts';

/**
 * The place where one remote lives. It answers at once whatever the remote does: shows it, falls
 * back to the previous version, or says honestly what happened. single-spa never waits for a remote.
 */
export class Slot {
  readonly name: string;
  readonly element = document.createElement('div');
  /** Where the shell draws its own words: skeleton, failure, news. */
  readonly chrome = document.createElement('div');
  readonly state$ = new BehaviorSubject<SlotState>({ status: 'empty' });
  readonly #needs: SlotNeeds;
  #remote: RegisteredRemote | undefined;
  #tried = new Set<string>();
  /** Whoever holds an older number has been overtaken and may not touch the screen any more. */
  #turn = 0;
  #life: Life | undefined;
  /** Why the version that was tried first is not on screen. */
  #failure: Failure | undefined;
  /** The version that was still on its way when its time was over. */
  #late: RemoteVersion | undefined;
  #changes: Subscription | undefined;
  readonly #holds = new Set<object>();

  constructor(needs: SlotNeeds) {
    this.#needs = needs;
    this.name = needs.name;
    this.element.dataset['slot'] = needs.name;
    this.element.append(this.chrome);
    this.state$.subscribe((state) => this.#mark(state));
  }

  /** Returns at once; the remote comes in the background. */
  enter(): void {
    if (this.#changes) return;
    this.#changes = this.#needs.remote$.subscribe((remote) => this.#hearRegistry(remote));
    this.#changes.add(this.#needs.online$.subscribe(() => this.#hearOnline()));
    this.#start();
  }

  /** Takes the remote down, also one that is still on its way. At most a second. */
  async leave(): Promise<void> {
    this.#changes?.unsubscribe();
    this.#changes = undefined;
    this.#failure = undefined;
    this.state$.next({ status: 'empty' });
    await this.#clear();
  }

  /** The visitor asks again: what failed is fetched anew. */
  retry(): void {
    if (this.state$.getValue().status !== 'failed') return;
    for (const version of [this.#remote?.current, this.#remote?.previous]) {
      if (version && this.#tried.has(version.version)) this.#needs.loader.distrust(version);
    }
    this.#needs.askAgain();
    this.#start();
  }

  /** Takes the version that has become live since, if there is one. While a life holds on, only the visitor may ask for it. */
  takeNewer(by: 'visitor' | 'shell' = 'shell'): void {
    const state = this.state$.getValue();
    if (by === 'shell' && this.#holds.size > 0) return;
    if (state.status === 'mounted' && state.newer) this.#start();
  }

  /** Something goes on that another version would cut off. Returns the way to let go. */
  hold(): () => void {
    const hold = {};
    this.#holds.add(hold);
    return () => void this.#holds.delete(hold);
  }

  #start(): void {
    // What has not come by now is asked for anew.
    if (this.#late) this.#needs.loader.distrust(this.#late);
    this.#late = undefined;
    this.#tried = new Set();
    this.#failure = undefined;
    void this.#clear();
    void this.#bring(this.#turn);
  }

  async #bring(turn: number, first?: Failure): Promise<void> {
    this.#failure = first;
    const next = nextVersion(this.#choice());
    if (next.do === 'give-up') {
      const { reason, version } = next;
      this.#failure ??= { reason, version, detail: '' };
      return this.state$.next({ status: 'failed', ...this.#failure });
    }
    const { version, exposed, isFallback } = next;
    this.#tried.add(version.version);
    this.state$.next({ status: 'loading', version: version.version, isFallback });
    const failure = await bringVersion(this.#needs, {
      version,
      exposed,
      host: this.element,
      isOvertaken: () => turn !== this.#turn,
      hold: () => this.hold(),
      onBorn: (life) => (this.#life = life),
      onCrash: (life, crash) => this.#hearCrash(life, crash),
      onLate: (arrival) => {
        if (!isFallback) this.#await(version, arrival);
      },
    });
    if (turn !== this.#turn) return undefined;
    if (failure) return this.#bring(turn, first ?? failure);
    const newer = newerVersion(this.#choice(), version.version);
    return this.state$.next({ status: 'mounted', version: version.version, isFallback, newer });
  }

  async #clear(): Promise<void> {
    this.#turn += 1;
    const life = this.#life;
    this.#life = undefined;
    await life?.end();
  }

  #hearCrash(life: Life, crash: Failure): void {
    if (life !== this.#life) return;
    void this.#clear();
    void this.#bring(this.#turn, crash);
  }

  /** Nobody need press Retry for what comes in the end, and nothing that is on screen makes way for it. */
  #await(version: RemoteVersion, arrival: Promise<unknown>): void {
    this.#late = version;
    const come = () => {
      if (this.#late !== version) return;
      this.#late = undefined;
      if (this.#changes && this.state$.getValue().status !== 'mounted') this.#start();
    };
    arrival.then(come, () => undefined);
  }

  #hearRegistry(remote: RegisteredRemote | undefined): void {
    const before = this.#remote;
    this.#remote = remote;
    const state = this.state$.getValue();
    if (state.status === 'empty') return;
    if (!remote || remote.killed) {
      // It goes at once, and the panel says why.
      if (before && !before.killed) this.#start();
    } else if (state.status === 'mounted') {
      this.state$.next({ ...state, newer: newerVersion(this.#choice(), state.version) });
    } else if (state.status === 'failed' && isWorthAnotherTry(before, remote)) {
      this.#start();
    }
  }

  #hearOnline(): void {
    const state = this.state$.getValue();
    if (state.status === 'failed' && (state.reason === 'unreachable' || state.reason === 'slow'))
      this.retry();
  }

  #choice(): Choice {
    return { remote: this.#remote, tried: this.#tried, offered: CONTRACT, exposedBy: this.#needs.exposedBy };
  }

  #mark(state: SlotState): void {
    const { dataset } = this.element;
    dataset['status'] = state.status;
    if ('version' in state && state.version) dataset['version'] = state.version;
    else delete dataset['version'];
    if (this.#failure) dataset['reason'] = this.#failure.reason;
    else delete dataset['reason'];
    this.element.setAttribute('aria-busy', String(state.status === 'loading'));
  }
}

function isWorthAnotherTry(before: RegisteredRemote | undefined, now: RegisteredRemote): boolean {
  return !before || before.killed || before.current.version !== now.current.version;
}
