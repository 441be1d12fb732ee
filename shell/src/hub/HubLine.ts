import type { Carrier, ChannelMark, EventMark, SyncAnswer } from '@plaza/api-contract';
import type { HubEventName, HubMessage } from '@plaza/shell-contract';
import type { Clock } from '../clock/Clock.ts';
import { AccessKeeper } from './AccessKeeper.ts';
import type { HubClient } from './HubClient.ts';
import type { LineStats } from './LineStats.ts';
import type { LineStory } from './LineStory.ts';
import { retryDelay } from './retryDelay.ts';
import { HubRequests } from './HubRequests.ts';

const UNAVAILABLE_MS = 10_000;
/** A connection that did not last this long does not count as one: coming back to it at once would be a circle. */
const LASTED_MS = 5_000;
/** How long a server may go on believing in a session that has ended at another one, and a second. */
const BELIEVED_MS = 4_000;
/** What was read longer ago than this before the first connection may be old: a server from before looks back twice as far. */
const FIRST_LOOK_MS = 15_000;

/** The part of the stock client's connection that is used. */
export interface Wire {
  start(): Promise<void>;
  stop(): Promise<void>;
  invoke(method: string, ...values: unknown[]): Promise<unknown>;
  /** Says something that nobody answers. */
  send(method: string, ...values: unknown[]): Promise<void>;
  stream(method: string, ...values: unknown[]): Items;
  on(name: string, take: (...values: unknown[]) => void): void;
  onclose(closed: (error?: Error) => void): void;
}

/** What the server answers bit by bit. */
export interface Items {
  subscribe(taker: { next(item: unknown): void; error(error: unknown): void; complete(): void }): {
    dispose(): void;
  };
}

/** What can be known of the server's answers beside the connection itself. */
export interface Lookout {
  /** What carries the connection. */
  readonly carrier: Carrier;
  /** The last try was refused: who we are does not suffice. */
  readonly refused: boolean;
  /** The server has ended the connection with leave to come back, or it broke. */
  takeMayReturn(): boolean;
  /** Seconds until the access of the connection ends; null when that is not known. */
  readonly secondsLeft: number | null;
  /** There is a newer access token than the one the server knows. */
  readonly hasNewerToken: boolean;
  /** Tells the server the new access token. Resolves with the seconds that this one lasts. */
  refresh(): Promise<number | null>;
}

export interface LineNeeds {
  client: HubClient;
  wire: Wire;
  lookout: Lookout;
  clock: Clock;
  story: Pick<LineStory, 'note'>;
  stats: Pick<LineStats, 'connected' | 'broke' | 'failed' | 'end'>;
  /** Gets a new access token before the old one ends. */
  renew(): Promise<unknown>;
  /** From when on the visitor may have been shown something. */
  since: number;
  /** Asks the api who is looking: a token that is too old becomes a new one, a session that is over ends everywhere. */
  lookAtSession(): Promise<unknown>;
  random?: () => number;
}

/** One visitor's connection to the hub: opened, kept, opened again, until it is ended. */
export class HubLine {
  readonly #needs: LineNeeds;
  readonly #wanted: { unsubscribe(): void };
  readonly #requests: HubRequests;
  readonly #access: AccessKeeper;
  #last: number | null = null;
  #tried = 0;
  #hasRenewed = false;
  #triedAt = 0;
  #connectedAt = 0;
  #hasEnded = false;
  #isTrying = false;
  #callOffRetry = (): void => undefined;
  #callOffUnavailable = (): void => undefined;

  constructor(needs: LineNeeds) {
    this.#needs = needs;
    const { client, wire, story, clock } = needs;
    for (const name of client.wanted) this.#listen(name);
    this.#wanted = client.newlyWanted$.subscribe((name) => this.#listen(name));
    this.#requests = new HubRequests(client, wire, clock);
    this.#access = new AccessKeeper({ ...needs, onRenewed: () => story.note('renewed') });
    wire.on('missed', () => this.#missedSome());
    wire.onclose((error) => this.#closed(error));
  }

  /** Begins, or begins again after it was refused or sent away. */
  open(): void {
    this.#callOffRetry();
    this.#tried = 0;
    this.#hasRenewed = false;
    this.#connecting();
    this.#try();
  }

  /** There is reason to believe that it would work now. */
  hurry(): void {
    const { state$ } = this.#needs.client;
    if (state$.getValue() === 'unavailable') this.#again(0);
  }

  async end(): Promise<void> {
    const { story, stats, wire } = this.#needs;
    this.#hasEnded = true;
    this.#wanted.unsubscribe();
    this.#requests.end();
    stats.end();
    story.note('ended');
    this.#rest('disconnected');
    await wire.stop();
  }

  #try(): void {
    if (this.#isTrying) return;
    this.#isTrying = true;
    this.#triedAt = this.#needs.clock.now();
    this.#needs.story.note('connecting');
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
    const { client, wire, clock, story, stats, lookout } = this.#needs;
    this.#connectedAt = clock.now();
    try {
      const answer = await (this.#last === null
        ? this.#begin()
        : wire.invoke('sync', this.#last).then(asTold));
      if (this.#hasEnded) return;
      const ms = Math.round(clock.now() - this.#triedAt);
      this.#last = answer.lastEvent;
      this.#callOffUnavailable();
      this.#hasRenewed = false;
      story.note(
        'connected',
        `${lookout.carrier}, ${ms} ms, event ${answer.lastEvent}${answer.reset ? ', reset' : ''}`,
      );
      stats.connected(lookout.carrier, ms);
      client.state$.next('connected');
      client.synced$.next(answer);
      this.#requests.begin();
      this.#access.begin();
    } catch {
      // It closes, and from there all goes its usual way.
      await wire.stop();
    }
  }

  /** What came since the visitor may have been shown something. */
  async #begin(): Promise<SyncAnswer> {
    const { wire, clock, since } = this.#needs;
    const agoMs = Math.round(clock.now() - since);
    try {
      return asTold(await wire.invoke('syncSince', agoMs));
    } catch {
      // A server from before sends nothing of that, and says whether to load anew. A connection that broke says so again.
      const told = asTold(await wire.invoke('sync', null));
      return agoMs > FIRST_LOOK_MS ? { ...told, reset: true } : told;
    }
  }

  #missed(): void {
    if (this.#hasEnded) return;
    const { lookout, story, stats } = this.#needs;
    stats.failed();
    story.note(lookout.refused ? 'refused' : 'unreachable');
    if (!lookout.refused) return this.#againLater();
    // An access token that is too old looks just like one that is refused. A second apiError is meant.
    if (this.#hasRenewed) return this.#rest('failed');
    this.#hasRenewed = true;
    void this.#needs.lookAtSession().then(
      () => this.#again(0),
      () => this.#againLater(),
    );
  }

  #closed(error: Error | undefined): void {
    const { lookout, clock, lookAtSession, client, story, stats } = this.#needs;
    this.#access.end();
    this.#requests.interrupt();
    if (this.#hasEnded) return;
    const hadArrived = client.state$.getValue() === 'connected';
    if (!lookout.takeMayReturn() && hadArrived) {
      story.note('closed', error?.message);
      this.#rest('disconnected');
      // Perhaps the session is over, and then the whole page should know. The api may be another server, which hears of it later.
      const look = () => void lookAtSession().catch(() => undefined);
      look();
      clock.after(BELIEVED_MS, () => this.#hasEnded || look());
      return;
    }
    story.note(error ? 'broken' : 'sent-away', error?.message);
    stats.broke();
    const lasted = clock.now() - this.#connectedAt >= LASTED_MS;
    if (lasted) this.#tried = 0;
    this.#connecting();
    // Without an error it was the server that told: come back.
    if (error === undefined && lasted) return this.#again(0);
    this.#againLater();
  }

  #againLater(): void {
    const { random = Math.random } = this.#needs;
    this.#again(retryDelay(this.#tried++, random()));
  }

  #again(ms: number): void {
    this.#callOffRetry();
    if (!this.#hasEnded) this.#callOffRetry = this.#needs.clock.after(ms, () => this.#try());
  }

  #connecting(): void {
    const { client, clock, story } = this.#needs;
    if (client.state$.getValue() === 'unavailable') return;
    client.state$.next('connecting');
    this.#callOffUnavailable();
    this.#callOffUnavailable = clock.after(UNAVAILABLE_MS, () => {
      story.note('unavailable');
      client.state$.next('unavailable');
    });
  }

  #rest(state: 'failed' | 'disconnected'): void {
    this.#callOffRetry();
    this.#callOffUnavailable();
    this.#access.end();
    this.#needs.client.state$.next(state);
  }

  /** The server itself was deaf for a while: all is as after a break, but for the connection. */
  #missedSome(): void {
    if (this.#hasEnded) return;
    this.#needs.story.note('resynced');
    this.#needs.client.synced$.next({ lastEvent: this.#last ?? 0, reset: false });
    this.#requests.missed();
  }

  #listen(name: string): void {
    this.#needs.wire.on(name, (payload, second) => {
      // Somebody else may be listening by now.
      if (this.#hasEnded) return;
      const mark = isEventMark(second) ? second : undefined;
      if (mark) {
        if (this.#last !== null && mark.event <= this.#last) return;
        this.#last = mark.event;
      }
      const { channel, userId } = isChannelMark(second) ? second : {};
      // The server is ours: what it sends under a name has the shape that the contract gives the name.
      const message = { type: name, payload, mark, channel, userId } as HubMessage<HubEventName>;
      this.#needs.client.say(message);
    });
  }
}

/** As the contract has it. */
const asTold = (answer: unknown) => answer as SyncAnswer;

function isEventMark(mark: unknown): mark is EventMark {
  return typeof mark === 'object' && mark !== null && 'event' in mark && typeof mark.event === 'number';
}

function isChannelMark(mark: unknown): mark is ChannelMark {
  return typeof mark === 'object' && mark !== null && 'channel' in mark;
}
