import type { Motion } from '@plaza/api-contract';
import type { LiveNeeds } from './LiveZones.ts';
import { isMuted, type Visitor, type ZoneCopy } from './ZoneCopy.ts';

/** Those nearer than this are joined, those farther than that are parted, in metres. */
const NEAR = 10;
const FAR = 14;
/** Those who talk already count as so much nearer, so that in a crowd links do not come and go. */
const KEEPS = 3;
const HOLDS_MS = 4_000;

/** So many signals are kept that were there before the link they belong to: notices overtake each other. */
const MOST_EARLY = 64;

interface Link {
  number: number;
  sinceMs: number;
}

/** Somebody who said yes to talking, on whichever server. */
interface Talker {
  id: number;
  userId: string;
  at: Motion | null;
  most: number;
  /** Between whom and them a wall stands. */
  hidden: ReadonlySet<string>;
}

export interface VoiceSignal {
  from: number;
  to: number;
  link: number;
  signal: string;
}

/** What servers that share a copy tell each other: who talks, what was decided, and what two pages say to each other. */
export type VoicePacket =
  | { talking: { id: number; most: number; hidden: string[] }[] }
  | { links: [one: number, other: number, link: number][]; missed: [id: number, count: number][] }
  | { signal: VoiceSignal };

interface Known {
  links: Map<string, Link>;
  /** Who talks on the other servers, by server. */
  talking: Map<string, Extract<VoicePacket, { talking: unknown }>['talking']>;
  early: VoiceSignal[];
  /** How many more are near somebody than they can hear, as they were told. */
  missed: Map<number, number>;
  /** The others were told of somebody, so they are also told when it is nobody any more. */
  hasTold: boolean;
}

/**
 * Who hears whom: the nearest who both said yes, never those between whom a wall stands. Where several servers have people
 * of a copy, the one whose name comes first decides for all.
 */
export class Voices {
  readonly #node: string;
  readonly #relay: (copy: ZoneCopy, packet: VoicePacket) => void;
  readonly #copies = new WeakMap<ZoneCopy, Known>();
  #numbers = 0;

  constructor({ node, relay }: Pick<LiveNeeds, 'node' | 'relay'>) {
    this.#node = node;
    this.#relay = ({ zone, copy }, packet) => relay({ node, zone, copy, ...packet });
  }

  pair(copy: ZoneCopy, nowMs: number): void {
    const known = this.#of(copy);
    const mine = [...copy.visitors.values()].filter((one) => one.voice.on && one.at && !isMuted(one, nowMs));
    if (this.#leaderOf(copy) !== this.#node) return this.#tellLeader(copy, mine);
    const talking = [...mine.map(talkerOf), ...this.#elsewhere(copy)];
    if (talking.length === 0 && known.links.size === 0 && known.missed.size === 0) return;
    const { chosen, missed } = choose(talking, known.links, nowMs);
    const next = new Map(
      [...chosen].map((key) => [key, known.links.get(key)?.number ?? ++this.#numbers] as const),
    );
    this.#apply(copy, next, missed, nowMs);
    if (copy.others.size > 0)
      this.#relay(copy, {
        links: [...next].map(([key, link]) => [...idsOf(key), link]),
        missed: [...missed],
      });
  }

  #tellLeader(copy: ZoneCopy, mine: readonly Visitor[]): void {
    const known = this.#of(copy);
    if (mine.length === 0 && !known.hasTold) return;
    known.hasTold = mine.length > 0;
    const met = new Set(copy.everybody().map(({ card }) => card.user_id));
    this.#relay(copy, {
      talking: mine.map(({ card, voice, hidden }) => ({
        ...{ id: card.id, most: voice.most },
        hidden: [...hidden].filter((userId) => met.has(userId)),
      })),
    });
  }

  /** Another server has told something. */
  hear(copy: ZoneCopy, node: string, packet: VoicePacket, nowMs: number): void {
    const known = this.#of(copy);
    if ('talking' in packet) known.talking.set(node, packet.talking);
    else if ('signal' in packet) {
      if (this.#deliver(copy, packet.signal)) return;
      known.early = [...known.early, packet.signal].slice(-MOST_EARLY);
    } else if (node === this.#leaderOf(copy)) {
      const next = new Map(packet.links.map(([one, other, link]) => [keyOf(one, other), link] as const));
      this.#apply(copy, next, new Map(packet.missed), nowMs);
    }
  }

  /** Only those who are joined may say anything to each other: `false` for all else. */
  signal(copy: ZoneCopy, said: VoiceSignal): boolean {
    if (!this.#isLinked(copy, said)) return false;
    if (copy.others.has(said.to)) this.#relay(copy, { signal: said });
    return this.#deliver(copy, said);
  }

  left(copy: ZoneCopy, id: number): void {
    const { links, missed } = this.#of(copy);
    missed.delete(id);
    for (const key of [...links.keys()]) {
      const [one, other] = idsOf(key);
      if (one !== id && other !== id) continue;
      links.delete(key);
      const still = one === id ? other : one;
      copy.visitors
        .get(still)
        ?.outlet.push({ kind: 'voice', open: [], close: [id], more: missed.get(still) ?? 0 });
    }
  }

  /** What has changed is told to those of this server. */
  #apply(
    copy: ZoneCopy,
    next: ReadonlyMap<string, number>,
    missed: Map<number, number>,
    nowMs: number,
  ): void {
    const known = this.#of(copy);
    const { links } = known;
    const news = new Map<
      number,
      { open: { id: number; link: number; offers: boolean }[]; close: number[] }
    >();
    const newsOf = (id: number) => {
      const told = news.get(id) ?? { open: [], close: [] };
      news.set(id, told);
      return told;
    };
    for (const [key, { number }] of links) {
      if (next.get(key) === number) continue;
      links.delete(key);
      const [one, other] = idsOf(key);
      newsOf(one).close.push(other);
      newsOf(other).close.push(one);
    }
    for (const [key, number] of next) {
      if (links.has(key)) continue;
      links.set(key, { number, sinceMs: nowMs });
      const [one, other] = idsOf(key);
      newsOf(one).open.push({ id: other, link: number, offers: true });
      newsOf(other).open.push({ id: one, link: number, offers: false });
    }
    // Who hears nobody, because all around them hear as many as they can, is told that as well.
    for (const id of copy.visitors.keys())
      if ((missed.get(id) ?? 0) !== (known.missed.get(id) ?? 0)) newsOf(id);
    known.missed = missed;
    for (const [id, told] of news)
      copy.visitors.get(id)?.outlet.push({ kind: 'voice', ...told, more: missed.get(id) ?? 0 });
    known.early = known.early.filter((said) => !this.#deliver(copy, said));
  }

  /** `false` while the two are not joined, as far as is known here. */
  #deliver(copy: ZoneCopy, said: VoiceSignal): boolean {
    if (!this.#isLinked(copy, said)) return false;
    const { from, to, link, signal } = said;
    const hearer = copy.visitors.get(to);
    const speaker = copy.person(from);
    if (hearer && speaker && !hearer.hidden.has(speaker.card.user_id))
      hearer.outlet.push({ kind: 'signal', from, link, signal });
    return true;
  }

  #isLinked(copy: ZoneCopy, { from, to, link }: VoiceSignal): boolean {
    return this.#of(copy).links.get(keyOf(from, to))?.number === link;
  }

  #leaderOf(copy: ZoneCopy): string {
    let first = this.#node;
    for (const { node } of copy.others.values()) if (node < first) first = node;
    return first;
  }

  #elsewhere(copy: ZoneCopy): Talker[] {
    return [...this.#of(copy).talking].flatMap(([node, talking]) =>
      talking.flatMap(({ id, most, hidden }) => {
        const there = copy.others.get(id);
        if (there?.node !== node) return [];
        return { id, userId: there.card.user_id, at: there.at, most, hidden: new Set(hidden) };
      }),
    );
  }

  #of(copy: ZoneCopy): Known {
    const known = this.#copies.get(copy) ?? {
      ...{ links: new Map<string, Link>(), talking: new Map(), early: [], missed: new Map(), hasTold: false },
    };
    this.#copies.set(copy, known);
    return known;
  }
}

function talkerOf({ card, at, voice, hidden }: Visitor): Talker {
  return { id: card.id, userId: card.user_id, at, most: voice.most, hidden };
}

/** The shortest pairs first, until one of the two has as many as they can carry. */
function choose(talking: readonly Talker[], links: ReadonlyMap<string, Link>, nowMs: number) {
  const pairs: { key: string; one: Talker; other: Talker; far: number }[] = [];
  for (const [index, one] of talking.entries())
    for (const other of talking.slice(index + 1)) {
      if (one.hidden.has(other.userId) || other.hidden.has(one.userId)) continue;
      const key = keyOf(one.id, other.id);
      const link = links.get(key);
      const metres = distance(one, other);
      if (metres > (link ? FAR : NEAR)) continue;
      const held = link && nowMs - link.sinceMs < HOLDS_MS;
      pairs.push({ key, one, other, far: held ? -1 : metres - (link ? KEEPS : 0) });
    }
  pairs.sort((a, b) => a.far - b.far);
  const counts = new Map<number, number>();
  const missed = new Map<number, number>();
  const chosen = new Set<string>();
  const add = (map: Map<number, number>, id: number) => map.set(id, (map.get(id) ?? 0) + 1);
  for (const { key, one, other } of pairs) {
    const isFull = [one, other].some(({ id, most }) => (counts.get(id) ?? 0) >= most);
    for (const { id } of [one, other]) add(isFull ? missed : counts, id);
    if (!isFull) chosen.add(key);
  }
  return { chosen, missed };
}

function distance({ at: one }: Talker, { at: other }: Talker): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z) : Infinity;
}

/** The lower one first. */
const keyOf = (one: number, other: number) => (one < other ? `${one} ${other}` : `${other} ${one}`);

function idsOf(key: string): [number, number] {
  const [one = 0, other = 0] = key.split(' ').map(Number);
  return [one, other];
}
