import { isMuted, type Visitor, type ZoneCopy } from './ZoneCopy.ts';

/** Those nearer than this are joined, those farther than that are parted, in metres. */
const NEAR = 10;
const FAR = 14;
/** Those who talk already count as so much nearer, so that in a crowd links do not come and go. */
const KEEPS = 3;
const HOLDS_MS = 4_000;

interface Link {
  number: number;
  sinceMs: number;
}

/** Who hears whom: the nearest who both said yes, never those between whom a wall stands. Decided here and nowhere else. */
export class Voices {
  readonly #links = new WeakMap<ZoneCopy, Map<string, Link>>();
  #numbers = 0;

  pair(copy: ZoneCopy, nowMs: number): void {
    const talking = [...copy.visitors.values()].filter(
      (one) => one.voice.on && one.at && !isMuted(one, nowMs),
    );
    const links = this.#of(copy);
    if (talking.length === 0 && links.size === 0) return;
    const { chosen, missed } = choose(talking, links, nowMs);
    const news = new Map<
      number,
      { open: { id: number; link: number; offers: boolean }[]; close: number[] }
    >();
    const newsOf = (id: number) => {
      const known = news.get(id) ?? { open: [], close: [] };
      news.set(id, known);
      return known;
    };
    for (const key of links.keys()) {
      if (chosen.has(key)) continue;
      links.delete(key);
      const [one, other] = idsOf(key);
      newsOf(one).close.push(other);
      newsOf(other).close.push(one);
    }
    for (const key of chosen) {
      if (links.has(key)) continue;
      const link = { number: ++this.#numbers, sinceMs: nowMs };
      links.set(key, link);
      const [one, other] = idsOf(key);
      newsOf(one).open.push({ id: other, link: link.number, offers: true });
      newsOf(other).open.push({ id: one, link: link.number, offers: false });
    }
    for (const [id, told] of news)
      copy.visitors.get(id)?.outlet.push({ kind: 'voice', ...told, more: missed.get(id) ?? 0 });
  }

  /** Only those who are joined may say anything to each other. */
  isLinked(copy: ZoneCopy, from: number, to: number, link: number): boolean {
    return this.#of(copy).get(keyOf(from, to))?.number === link;
  }

  left(copy: ZoneCopy, id: number): void {
    const links = this.#of(copy);
    for (const key of [...links.keys()]) {
      const [one, other] = idsOf(key);
      if (one !== id && other !== id) continue;
      links.delete(key);
      const still = one === id ? other : one;
      copy.visitors.get(still)?.outlet.push({ kind: 'voice', open: [], close: [id], more: 0 });
    }
  }

  #of(copy: ZoneCopy): Map<string, Link> {
    const known = this.#links.get(copy) ?? new Map<string, Link>();
    this.#links.set(copy, known);
    return known;
  }
}

/** The shortest pairs first, until one of the two has as many as they can carry. */
function choose(talking: readonly Visitor[], links: ReadonlyMap<string, Link>, nowMs: number) {
  const pairs: { key: string; one: Visitor; other: Visitor; far: number }[] = [];
  for (const [index, one] of talking.entries())
    for (const other of talking.slice(index + 1)) {
      if (one.hidden.has(other.card.user_id) || other.hidden.has(one.card.user_id)) continue;
      const key = keyOf(one.card.id, other.card.id);
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
    const isFull = [one, other].some(({ card, voice }) => (counts.get(card.id) ?? 0) >= voice.most);
    for (const { card } of [one, other]) add(isFull ? missed : counts, card.id);
    if (!isFull) chosen.add(key);
  }
  return { chosen, missed };
}

function distance({ at: one }: Visitor, { at: other }: Visitor): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z) : Infinity;
}

/** The lower one first. */
const keyOf = (one: number, other: number) => (one < other ? `${one} ${other}` : `${other} ${one}`);

function idsOf(key: string): [number, number] {
  const [one = 0, other = 0] = key.split(' ').map(Number);
  return [one, other];
}
