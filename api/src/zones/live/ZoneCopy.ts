import {
  encodeFrame,
  LIVE_LIMITS,
  type Motion,
  type MovedPerson,
  type ZoneNews,
  type ZonePerson,
} from '@plaza/api-contract';
import type { Outlet } from './Outlet.ts';
import { Trail } from './Trail.ts';
import type { Walk } from './Walk.ts';

/** Somebody in a copy of a zone, on this server or on another one. */
export interface Present {
  card: ZonePerson;
  /** The server that carries them. Who comes back on another one is another `Present`. */
  readonly node: string;
  at: Motion | null;
  /** The tick in which they last moved. */
  moved: number;
  /** When it was last said where they are. */
  heardMs: number;
  readonly trail: Trail;
}

/** Somebody whose connection is on this server. */
export interface Visitor extends Present {
  visit: string;
  pass: string;
  /** Looks around with the demo: walks and waves, but says nothing. */
  isGuest: boolean;
  /** Wanted silent by the moderators until then. */
  mutedUntil: Date | null;
  walk: Walk;
  /** Since the other servers were last told where this server's people are. */
  hasMoved: boolean;
  outlet: Outlet;
  /** People who are not there for them, and for whom they are not there. */
  hidden: Set<string>;
  voice: { on: boolean; most: number };
}

/** Whether the moderators want somebody to be silent just now. */
export function isMuted({ mutedUntil }: Pick<Visitor, 'mutedUntil'>, nowMs: number): boolean {
  return mutedUntil !== null && mutedUntil.getTime() > nowMs;
}

/** Copies have their ticks one share after the other: frames for a thousand people at once would hold up everything. */
export const SHARES = 5;
/** Everybody is told of everybody once in so many ticks, so that a lost frame does no harm. */
const WHOLE = 20;
/** Those far away are told of once in so many ticks. */
const FAR = 5;

/** One copy of a zone as this server knows it: who is there and where. */
export class ZoneCopy {
  readonly zone: string;
  readonly copy: number;
  /** Of the ticks: the same on every server. */
  readonly share: number;
  readonly visitors = new Map<number, Visitor>();
  readonly others = new Map<number, Present>();
  /** So many are just coming in on this server: the copy is kept for them. */
  coming = 0;
  #tick = 0;
  #mustTellAll = true;

  constructor(zone: string, copy: number) {
    this.zone = zone;
    this.copy = copy;
    this.share = ([...zone].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) + copy) % SHARES;
  }

  get isEmpty(): boolean {
    return this.visitors.size === 0 && this.coming === 0;
  }

  person(id: number): Present | undefined {
    return this.visitors.get(id) ?? this.others.get(id);
  }

  everybody(): Present[] {
    return [...this.visitors.values(), ...this.others.values()];
  }

  /** Somebody on this server has moved, or says that they still stand there. */
  moved(visitor: Visitor, nowMs: number): void {
    visitor.heardMs = nowMs;
    visitor.at = visitor.walk.at;
    visitor.moved = this.#tick;
    visitor.hasMoved = true;
    if (visitor.at) visitor.trail.went(visitor.at, nowMs);
  }

  /** Somebody is there on another server; they stand where they stood `before`, if they did. */
  came(
    card: Omit<ZonePerson, 'is_friend'>,
    node: string,
    nowMs: number,
    before: Partial<Pick<Present, 'at' | 'trail'>> = {},
  ): Present {
    const { at = null, trail = new Trail() } = before;
    const there = { card: { ...card, is_friend: false }, node, at, moved: 0, heardMs: nowMs, trail };
    this.others.set(card.id, there);
    return there;
  }

  /** Somebody on another server has moved. Told late, the number may be somebody's of a third one by now. */
  movedThere(person: MovedPerson, node: string, nowMs: number): void {
    const there = this.others.get(person.id);
    if (there?.node !== node) return;
    there.heardMs = nowMs;
    there.at = person;
    there.moved = this.#tick;
    there.trail.went(person, nowMs);
  }

  /** Tells visitors of something that somebody does; not those from whom they are hidden. */
  tell(by: string | null, news: ZoneNews, except?: number): void {
    for (const visitor of this.visitors.values())
      if (visitor.card.id !== except && (by === null || !visitor.hidden.has(by))) visitor.outlet.push(news);
  }

  /** Everybody who is there for a visitor, as one frame. */
  whole(visitor: Visitor): string {
    return encodeFrame(this.#seen(visitor, () => true));
  }

  /** Sends each visitor what has moved. */
  tick(nowMs: number): void {
    this.#tick += 1;
    const tick = this.#tick;
    this.#fade(nowMs);
    const isWhole = tick % WHOLE === 0;
    if (isWhole) this.#mustTellAll = true;
    const isCrowded = this.visitors.size + this.others.size > LIVE_LIMITS.everybody;
    const news = this.everybody().filter(({ moved }) => isWhole || moved >= tick - 1);
    const late = isCrowded && tick % FAR === 0;
    // Most visitors see the same: it is written once.
    const shared = news.length > 0 && !isCrowded ? encodeFrame(inFrame(news)) : null;
    for (const visitor of this.visitors.values()) {
      if (shared !== null && visitor.hidden.size === 0) {
        visitor.outlet.push(shared);
        continue;
      }
      const seen = this.#seen(visitor, (person) => {
        const since = late ? tick - FAR : tick - 1;
        if (!isWhole && person.moved < since) return false;
        return !isCrowded || isWhole || late || isNear(visitor, person);
      });
      if (seen.length > 0) visitor.outlet.push(encodeFrame(seen));
    }
  }

  /** Where those of this server have gone since this was last asked, for other servers; nothing when there is none. */
  movesForOthers(): string | null {
    if (this.others.size === 0) return null;
    const mine = [...this.visitors.values()].filter(({ hasMoved }) => hasMoved || this.#mustTellAll);
    this.#mustTellAll = false;
    for (const visitor of mine) visitor.hasMoved = false;
    const frame = inFrame(mine);
    return frame.length > 0 ? encodeFrame(frame) : null;
  }

  /** Who is not there for a visitor has changed: some go, and others come. */
  hideFrom(visitor: Visitor, hidden: Set<string>): void {
    const before = visitor.hidden;
    visitor.hidden = hidden;
    for (const { card } of this.everybody()) {
      const was = before.has(card.user_id);
      const is = hidden.has(card.user_id);
      if (is && !was) visitor.outlet.push({ kind: 'left', id: card.id });
      if (was && !is) visitor.outlet.push({ kind: 'came', person: { ...card, is_friend: false } });
    }
  }

  /** Whose page says nothing any more is told as away: a connection that was cut is noticed long before it is given up. */
  #fade(nowMs: number): void {
    const { silentMs } = LIVE_LIMITS;
    for (const visitor of this.visitors.values())
      if (this.#fadeOne(visitor, nowMs - silentMs)) visitor.hasMoved = true;
    // Another server tells of all its people every two seconds.
    for (const other of this.others.values()) this.#fadeOne(other, nowMs - 2 * silentMs);
  }

  #fadeOne(person: Present, sinceMs: number): boolean {
    const { at, heardMs } = person;
    if (!at || at.away || heardMs >= sinceMs) return false;
    person.at = { ...at, away: true, talks: false };
    person.moved = this.#tick;
    return true;
  }

  #seen(visitor: Visitor, which: (person: Present) => boolean): MovedPerson[] {
    return inFrame(
      this.everybody().filter(
        (person) => person !== visitor && !visitor.hidden.has(person.card.user_id) && which(person),
      ),
    );
  }
}

function inFrame(people: readonly Present[]): MovedPerson[] {
  return people.flatMap(({ at, card }) => (at ? { ...at, id: card.id } : []));
}

/** In the same cell of the grid, or one beside it. */
function isNear({ at: here }: Present, { at: there }: Present): boolean {
  if (!here || !there) return true;
  const cell = (metres: number) => Math.floor(metres / LIVE_LIMITS.cell);
  return Math.abs(cell(here.x) - cell(there.x)) <= 1 && Math.abs(cell(here.z) - cell(there.z)) <= 1;
}
