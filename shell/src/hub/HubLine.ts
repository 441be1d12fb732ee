import type { EventMark, SyncAnswer } from '@plaza/api-contract';
import type { Clock } from '../clock/Clock.ts';
import type { HubDesk } from './HubDesk.ts';
import { retryDelay } from './retryDelay.ts';

const UNAVAILABLE_MS = 10_000;
/** A connection that did not last this long does not count as one: coming back to it at once would be a circle. */
const LASTED_MS = 5_000;
const REFRESH_AHEAD_S = 60;
const LEAST_REFRESH_MS = 5_000;

/** The part of the stock client's connection that is used. */
export interface Wire {
  start(): Promise<void>;
  stop(): Promise<void>;
  invoke(method: string, ...values: unknown[]): Promise<unknown>;
  on(name: string, take: (...values: unknown[]) => void): void;
  onclose(closed: (error?: Error) => void): void;
}

/** What can be known of the server's answers beside the connection itself. */
export interface Lookout {
  /** The last try was refused: who we are does not suffice. */
  readonly refused: boolean;
  /** The server has ended the connection with leave to come back, or it broke. */
  takeMayReturn(): boolean;
  /** Seconds until the access of the connection ends; null when that is not known. */
  readonly secondsLeft: number | null;
  /** Tells the server the new access token. Resolves with the seconds that this one lasts. */
  refresh(): Promise<number | null>;
}

export interface LineNeeds {
  desk: HubDesk;
  wire: Wire;
  lookout: Lookout;
  clock: Clock;
  /** Gets a new access token before the old one ends. */
  renew(): Promise<unknown>;
  /** Asks the api who is looking: a token that is too old becomes a new one, a session that is over ends everywhere. */
  lookAtSession(): Promise<unknown>;
  random?: () => number;
}

/** One visitor's connection to the hub: opened, kept, opened again, until it is ended. */
export class HubLine {
  readonly #needs: LineNeeds;
  #last: number | null = null;
  #tried = 0;
  #hasRenewed = false;
  #connectedAt = 0;
  #hasEnded = false;
  #isTrying = false;
  #callOffRetry = (): void => undefined;
  #callOffUnavailable = (): void => undefined;
  #callOffRefresh = (): void => undefined;
  readonly #wanted: { unsubscribe(): void };

  constructor(needs: LineNeeds) {
    this.#needs = needs;
    const { desk, wire } = needs;
    for (const name of desk.wanted) this.#listen(name);
    this.#wanted = desk.newlyWanted$.subscribe((name) => this.#listen(name));
    wire.onclose((error) => this.#closed(error));
  }

  /** Begins, or begins again after it was refused or sent away. */
  open(): void {
    this.#tried = 0;
    this.#hasRenewed = false;
    this.#connecting();
    this.#try();
  }

  /** There is reason to believe that it would work now. */
  hurry(): void {
    const { state$ } = this.#needs.desk;
    if (state$.getValue() === 'unavailable') this.#again(0);
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    this.#wanted.unsubscribe();
    this.#rest('disconnected');
    await this.#needs.wire.stop();
  }

  #try(): void {
    if (this.#isTrying) return;
    this.#isTrying = true;
    const then = (act: () => unknown) => () => {
      this.#isTrying = false;
      return act();
    };
    void this.#needs.wire.start().then(
      then(() => this.#arrived()),
      then(() => this.#missed()),
    );
  }

  async #arrived(): Promise<void> {
    const { desk, wire, clock } = this.#needs;
    this.#connectedAt = clock.now();
    try {
      // The one method's answer, as the contract has it.
      const answer = (await wire.invoke('sync', this.#last)) as SyncAnswer;
      this.#last = answer.lastEvent;
      this.#callOffUnavailable();
      this.#hasRenewed = false;
      desk.state$.next('connected');
      desk.synced$.next(answer);
      this.#refreshIn(this.#needs.lookout.secondsLeft);
    } catch {
      // It closes, and from there all goes its usual way.
      await wire.stop();
    }
  }

  #missed(): void {
    if (this.#hasEnded) return;
    const { lookout, random = Math.random } = this.#needs;
    if (!lookout.refused) return this.#again(retryDelay(this.#tried++, random()));
    // An access token that is too old looks just like one that is refused. A second refusal is meant.
    if (this.#hasRenewed) return this.#rest('failed');
    this.#hasRenewed = true;
    void this.#needs.lookAtSession().then(
      () => this.#again(0),
      () => this.#again(retryDelay(this.#tried++, random())),
    );
  }

  #closed(error: Error | undefined): void {
    const { lookout, clock, lookAtSession, desk } = this.#needs;
    this.#callOffRefresh();
    if (this.#hasEnded) return;
    const hadArrived = desk.state$.getValue() === 'connected';
    if (!lookout.takeMayReturn() && hadArrived) {
      this.#rest('disconnected');
      // Perhaps the session is over, and then the whole page should know.
      void lookAtSession().catch(() => undefined);
      return;
    }
    const lasted = clock.now() - this.#connectedAt >= LASTED_MS;
    if (lasted) this.#tried = 0;
    this.#connecting();
    // Without an error it was the server that said: come back.
    if (error === undefined && lasted) return this.#again(0);
    this.#again(retryDelay(this.#tried++, this.#needs.random?.() ?? Math.random()));
  }

  #again(ms: number): void {
    this.#callOffRetry();
    if (!this.#hasEnded) this.#callOffRetry = this.#needs.clock.after(ms, () => this.#try());
  }

  #connecting(): void {
    const { desk, clock } = this.#needs;
    if (desk.state$.getValue() === 'unavailable') return;
    desk.state$.next('connecting');
    this.#callOffUnavailable();
    this.#callOffUnavailable = clock.after(UNAVAILABLE_MS, () => desk.state$.next('unavailable'));
  }

  #rest(state: 'failed' | 'disconnected'): void {
    this.#callOffRetry();
    this.#callOffUnavailable();
    this.#callOffRefresh();
    this.#needs.desk.state$.next(state);
  }

  #refreshIn(seconds: number | null): void {
    this.#callOffRefresh();
    if (seconds === null) return;
    const ms = Math.max(LEAST_REFRESH_MS, (seconds - REFRESH_AHEAD_S) * 1000);
    this.#callOffRefresh = this.#needs.clock.after(ms, () => void this.#refresh());
  }

  /** When it does not work the server ends the connection in its time, and the next one begins with a new token. */
  async #refresh(): Promise<void> {
    try {
      await this.#needs.renew();
      this.#refreshIn(await this.#needs.lookout.refresh());
    } catch {
      this.#callOffRefresh();
    }
  }

  #listen(name: string): void {
    this.#needs.wire.on(name, (payload, mark) => {
      const logged = isEventMark(mark) ? mark : undefined;
      if (logged) {
        if (this.#last !== null && logged.event <= this.#last) return;
        this.#last = logged.event;
      }
      this.#needs.desk.say(name, payload, logged);
    });
  }
}

function isEventMark(mark: unknown): mark is EventMark {
  return typeof mark === 'object' && mark !== null && 'event' in mark && typeof mark.event === 'number';
}
