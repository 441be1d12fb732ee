import type {
  Motion,
  VoiceTicket,
  ZoneAct,
  ZoneCopyCount,
  ZoneNews,
  ZonePerson,
  ZoneRefusal,
  ZoneThing,
} from '@plaza/api-contract';
import { eachOfFrame, encodeMotion, LIVE_LIMITS, readRefusal } from '@plaza/api-contract/values';
import type { Hub } from '@plaza/shell-contract';
import { Peers, type PeerSample } from './Peers.ts';

type Told = Exclude<ZoneNews, string>;
type Kind = Told['kind'];
type Hear = (news: Told) => void;

/**
 * `away`: the connection is gone, or nothing is answered any more; it is tried again. `refused`: one may not enter. `elsewhere`: one is in it on as many
 * pages as one may be.
 */
export type LinkStatus = 'entering' | 'inside' | 'away' | 'full' | 'out' | 'refused' | 'elsewhere';

/** Whether the others hear of what one did, or why they do not. */
export type ActOutcome = 'done' | 'failed' | ZoneRefusal;

/** How it is to be in the zone now. A new one each time something changes; movement is no change. */
export interface LinkState {
  status: LinkStatus;
  you: number;
  copy: number;
  copies: readonly ZoneCopyCount[];
  people: readonly ZonePerson[];
}

/** One's own microphone, while one talks with those nearby. */
export interface Microphone {
  isOn: boolean;
  turn(isOn: boolean): void;
}

export interface Traffic {
  peers: number;
  bytesIn: number;
  bytesOut: number;
}

const STEP_MS = 1_000 / LIVE_LIMITS.rate;
/** Who stands still says so once a second. */
const STILL_MS = 1_000;
const RETRY_MS = [500, 1_000, 2_000, 5_000];
/** Farther than this between two messages is no walking. */
const JUMP = 2.5;

interface LinkNeeds {
  hub: Pick<Hub, 'stream' | 'invoke'>;
  path: string;
  now?: () => number;
  /** Milliseconds since 1970, for what things have been doing. */
  date?: () => number;
}

/** One's stay in a zone together with others: who is there, where they are, and what one tells them. */
export class ZoneLink {
  readonly peers = new Peers();
  readonly traffic: Traffic = { peers: 0, bytesIn: 0, bytesOut: 0 };
  /** How far the clock of the server is ahead of this one. */
  aheadMs = 0;
  /** How the things were when one came in. */
  things: readonly ZoneThing[] = [];
  /** For hands that do not reach the dock: those of a headset. */
  microphone: Microphone | null = null;
  readonly #needs: LinkNeeds;
  readonly #now: () => number;
  readonly #date: () => number;
  readonly #hearers = new Map<Kind, Set<Hear>>();
  readonly #listeners = new Set<() => void>();
  #state: LinkState = { status: 'entering', you: 0, copy: 1, copies: [], people: [] };
  #visit = '';
  #returnTo: readonly [x: number, y: number, z: number, yaw: number] | null = null;
  #talks = false;
  #pass: string | undefined;
  #subscription: { unsubscribe(): void } | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tried = 0;
  #sentMs = -Infinity;
  #sent: Motion | null = null;
  #mustJump = false;
  #isSending = false;

  constructor(needs: LinkNeeds) {
    this.#needs = needs;
    this.#now = needs.now ?? (() => performance.now());
    this.#date = needs.date ?? Date.now;
  }

  readonly snapshot = (): LinkState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Hears one kind of news. */
  on<K extends Kind>(kind: K, hear: (news: Extract<Told, { kind: K }>) => void): () => void {
    const hearers = this.#hearers.get(kind) ?? new Set<Hear>();
    this.#hearers.set(kind, hearers);
    // Only news of this kind are given to it.
    const given = hear as Hear;
    hearers.add(given);
    return () => hearers.delete(given);
  }

  /** One speaks right now. */
  get talks(): boolean {
    return this.#talks;
  }

  setTalks(talks: boolean): void {
    this.#talks = talks;
  }

  lendMicrophone(microphone: Microphone | null): void {
    this.microphone = microphone;
  }

  /** Where one was before the connection broke. It is told once. */
  takeReturn(): readonly [x: number, y: number, z: number, yaw: number] | null {
    const spot = this.#returnTo;
    this.#returnTo = null;
    return spot;
  }

  /** How somebody stands now, if that is known. */
  where(id: number): PeerSample | null {
    const out = { x: 0, y: 0, z: 0, yaw: 0, speed: 0, gesture: 0, talks: false, away: false };
    return this.peers.read(id, this.#now(), out) ? out : null;
  }

  person(id: number): ZonePerson | undefined {
    return this.#state.people.find((person) => person.id === id);
  }

  /** Goes in, into a certain copy if it is said. */
  open(copy?: number): void {
    this.close();
    this.#change({ status: this.#state.status === 'away' ? 'away' : 'entering' });
    this.#enter(copy);
  }

  #enter(copy?: number): void {
    const entry = {
      path: this.#needs.path,
      ...(this.#pass && { pass: this.#pass }),
      ...(copy !== undefined && { copy }),
    };
    this.#subscription = this.#needs.hub.stream('zone', entry).subscribe({
      next: (news) => this.#take(news),
      error: (error: unknown) => this.#broke(error),
      complete: () => this.#ended(),
    });
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#subscription?.unsubscribe();
    this.#subscription = undefined;
    this.#visit = '';
  }

  /** Tells where one is, no more often than others want to know. Call it with every picture. */
  send(motion: Motion): void {
    if (!this.#visit) return;
    const nowMs = this.#now();
    const waited = nowMs - this.#sentMs;
    if (this.#isSending) {
      // A network that is gone says nothing: it is known by what is not answered.
      if (waited > LIVE_LIMITS.silentMs && this.#state.status === 'inside') this.#change({ status: 'away' });
      return;
    }
    const before = this.#sent;
    if (waited < STEP_MS - 2 && before?.gesture === motion.gesture) return;
    if (before && waited < STILL_MS && isSame(before, motion)) return;
    const far = before ? Math.hypot(motion.x - before.x, motion.z - before.z) : 0;
    const jumped =
      this.#mustJump || motion.jumped || far > Math.max(JUMP, (waited / 1000) * LIVE_LIMITS.speed);
    this.#sent = { ...motion };
    this.#sentMs = nowMs;
    const text = encodeMotion({ ...motion, jumped });
    this.traffic.bytesOut += text.length;
    this.#isSending = true;
    const visit = this.#visit;
    this.#needs.hub.invoke('zone-move', visit, text).then(
      (taken) => {
        this.#isSending = false;
        this.#mustJump = !taken;
        if (this.#visit === visit && this.#state.status === 'away') this.#change({ status: 'inside' });
      },
      () => (this.#isSending = false),
    );
  }

  /** Does something that the others hear of. What cannot be told now is not told later. */
  async act(act: ZoneAct): Promise<ActOutcome> {
    const visit = this.#visit;
    if (!visit) return 'away';
    try {
      return (await this.#needs.hub.invoke('zone-act', visit, act)) ? 'done' : 'failed';
    } catch (error) {
      const why = error instanceof Error ? readRefusal(error.message) : null;
      // The connection may have broken in between.
      return why ?? (this.#visit === visit ? 'failed' : 'away');
    }
  }

  /** Where the voices of this copy of the zone are carried by a server. */
  async voiceTicket(): Promise<VoiceTicket | null> {
    if (!this.#visit) return null;
    return this.#needs.hub.invoke('zone-voice', this.#visit);
  }

  #take(news: ZoneNews): void {
    if (typeof news === 'string') {
      this.traffic.bytesIn += news.length;
      return this.#frame(news);
    }
    this.traffic.bytesIn += JSON.stringify(news).length;
    switch (news.kind) {
      case 'welcome':
        this.#visit = news.visit;
        this.#pass = news.pass;
        this.#tried = 0;
        this.#sent = null;
        this.aheadMs = news.now - this.#date();
        this.#returnTo = news.at;
        this.things = news.things;
        this.peers.clear();
        this.#frame(news.frame);
        this.#change({
          ...{ status: 'inside', you: news.you, copy: news.copy },
          ...{ copies: news.copies, people: news.people },
        });
        break;
      case 'full':
        this.#change({ status: 'full', copies: news.copies });
        break;
      case 'came':
        this.#change({
          people: [...this.#state.people.filter(({ id }) => id !== news.person.id), news.person],
        });
        break;
      case 'left':
        this.peers.forget(news.id);
        this.#change({ people: this.#state.people.filter(({ id }) => id !== news.id) });
        break;
      case 'looks':
        this.#change({
          people: this.#state.people.map((person) =>
            person.id === news.id ? { ...person, looks: news.looks } : person,
          ),
        });
        break;
      case 'out':
        this.#change({ status: 'out', people: [] });
        break;
      default:
    }
    for (const hear of this.#hearers.get(news.kind) ?? []) hear(news);
  }

  #frame(text: string): void {
    const nowMs = this.#now();
    eachOfFrame(text, (person) => {
      if (person.id !== this.#state.you) this.peers.tell(person, nowMs);
    });
  }

  #broke(error: unknown): void {
    this.#visit = '';
    const said = error instanceof Error ? error.message : '';
    if (said.includes('may not enter')) this.#change({ status: 'refused', people: [] });
    else if (said.includes('on several pages already')) {
      this.#change({ status: 'elsewhere', people: [] });
      // A page that was just closed keeps its place for a while: then there is one here.
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => this.#enter(), LIVE_LIMITS.returnMs);
    } else this.#again();
  }

  #ended(): void {
    const wasInside = this.#visit !== '';
    this.#visit = '';
    const { status } = this.#state;
    if (status === 'full' || status === 'out' || status === 'refused') return;
    if (wasInside) this.#again();
  }

  /** The others fade, one walks on, and comes back to where one is. */
  #again(): void {
    this.#change({ status: 'away' });
    const wait = RETRY_MS[Math.min(this.#tried++, RETRY_MS.length - 1)];
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.open(), wait);
  }

  #change(change: Partial<LinkState>): void {
    this.#state = { ...this.#state, ...change };
    this.traffic.peers = this.#state.people.length;
    for (const listener of this.#listeners) listener();
  }
}

function isSame(one: Motion, other: Motion): boolean {
  const near = (a: number, b: number, by: number) => Math.abs(a - b) < by;
  return (
    near(one.x, other.x, 0.02) &&
    near(one.y, other.y, 0.02) &&
    near(one.z, other.z, 0.02) &&
    near(one.yaw, other.yaw, 0.03) &&
    one.gesture === other.gesture &&
    one.talks === other.talks &&
    one.away === other.away
  );
}
