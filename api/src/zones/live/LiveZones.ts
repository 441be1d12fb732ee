import { randomUUID } from 'node:crypto';
import {
  decodeMotion,
  eachOfFrame,
  type ZoneEntry,
  type ZoneNews,
  type ZonePerson,
} from '@plaza/api-contract';
import { HubError } from '@plaza/signalr-server';
import type { Knex } from 'knex';
import { checkOthers } from './checkOthers.ts';
import { friendsInCopy } from './friendsInCopy.ts';
import { meetUnheard } from './meetUnheard.ts';
import type { ZoneNotice } from './tellZone.ts';
import { Outlet } from './Outlet.ts';
import { Trail } from './Trail.ts';
import { Turns } from './Turns.ts';
import { type VoiceSignal, Voices } from './Voices.ts';
import {
  comeIn,
  goOut,
  readCopies,
  readHidden,
  readPeople,
  readThings,
  stayIn,
  type VisitRow,
} from './visits.ts';
import { motionAt, spotOf, Walk } from './Walk.ts';
import { type Entered, entryOf } from './entryOf.ts';
import { lookAgain } from './lookAgain.ts';
import { type Present, SHARES, type Visitor, ZoneCopy } from './ZoneCopy.ts';
import type { ZonePacket } from './ZonePacket.ts';

export interface LiveNeeds {
  db: Knex;
  node: string;
  nowMs: () => number;
  now: () => Date;
  /** Tells the other servers. */
  relay: (packet: ZonePacket) => void;
  /** Somebody has come into a zone or gone out of it. */
  onCount: (zone: string, userId: string) => void;
  /** A visit is over. */
  onGone?: (visitor: Visitor, copy: ZoneCopy, isSentOut: boolean) => void;
}

/** Everybody of this server who is in a zone. */
export class LiveZones {
  readonly #needs: LiveNeeds;
  readonly #copies = new Map<string, ZoneCopy>();
  readonly #visits = new Map<string, { visitor: Visitor; copy: ZoneCopy }>();
  readonly #voices: Voices;
  readonly #look: ReturnType<typeof lookAgain>;
  readonly #turns = new Turns();
  /** How often the database has told something. */
  #notices = 0;

  constructor(needs: LiveNeeds) {
    this.#needs = needs;
    this.#voices = new Voices(needs);
    this.#look = lookAgain({
      ...needs,
      visits: () => [...this.#visits.values()],
      sendOut: (visitor) => this.#sendOut(visitor, 'sent-out'),
    });
  }

  get visitCount(): number {
    return this.#visits.size;
  }

  /** Somebody's stay in a zone: what they are told, until they go. */
  async *stay(asker: { userId: string; signal: AbortSignal }, entry: ZoneEntry): AsyncGenerator<ZoneNews> {
    const { db, node, now } = this.#needs;
    const { userId, signal } = asker;
    const noticesBefore = this.#notices;
    const entered = await entryOf(db, entry.path, userId, now());
    if (!entered) throw new HubError('You may not enter this zone.');
    // Their old connection may be given up at this very moment.
    const turn = this.#turns.take(`${userId} ${entry.pass ?? randomUUID()}`, async () => {
      const row = await comeIn(db, { ...entry, zone: entered.zone, userId, node });
      return 'full' in row ? row : this.#enter(entered, row, userId);
    });
    const arrived = await turn;
    if ('full' in arrived) {
      yield { kind: 'full', copies: arrived.full };
      return;
    }
    const { visitor, welcome, copy } = arrived;
    try {
      yield welcome;
      // What was told while they came in may be about them.
      if (this.#notices !== noticesBefore) await this.#lookAtPeople([userId]);
      yield* visitor.outlet.read(signal);
    } finally {
      await this.#leave(visitor, copy);
    }
  }

  /** Takes where somebody says they are; `false` when it cannot be, or is not theirs to say. */
  move(userId: string, visit: string, text: string): boolean {
    const found = this.visitOf(userId, visit);
    const motion = found && decodeMotion(text);
    if (!found || !motion) return false;
    const { visitor, copy } = found;
    const nowMs = this.#needs.nowMs();
    const taken = visitor.walk.take(motion, nowMs);
    if (taken) copy.moved(visitor, nowMs);
    if (visitor.walk.isHopeless) this.#sendOut(visitor, 'sent-out');
    return taken;
  }

  visitOf(userId: string, visit: string): { visitor: Visitor; copy: ZoneCopy } | null {
    const found = this.#visits.get(visit);
    return found && found.visitor.card.user_id === userId ? found : null;
  }

  /** Those of this server who are in a zone, in all its copies. */
  visitorsIn(zone: string): Visitor[] {
    return this.#copiesOf(zone).flatMap(({ visitors }) => [...visitors.values()]);
  }

  /** The id of somebody of this name who is in one copy of a zone with this person. */
  metIn(zone: string, userId: string, username: string): string | undefined {
    return this.#copiesOf(zone)
      .map((copy) => copy.everybody().map(({ card }) => card))
      .filter((cards) => cards.some((card) => card.user_id === userId))
      .flatMap((cards) => cards.filter((card) => card.username === username))
      .at(0)?.user_id;
  }

  /** What somebody did of late in a zone, as far as this server saw it. */
  trailsOf(zone: string, userId: string): Trail[] {
    return this.#copiesOf(zone)
      .flatMap((copy) => copy.everybody())
      .flatMap(({ card, trail }) => (card.user_id === userId ? trail : []));
  }

  /** Tells everybody of a copy, on every server, what somebody does. */
  tell(copy: ZoneCopy, by: string | null, news: ZoneNews, except?: number): void {
    copy.tell(by, news, except);
    const { node, relay } = this.#needs;
    if (copy.others.size === 0) return;
    const said = typeof news === 'object' && news.kind === 'words' ? { id: news.id, text: news.text } : null;
    relay({ node, zone: copy.zone, copy: copy.copy, by, news, ...(said && { said }) });
  }

  /** The same for all copies of a zone. */
  tellAll(zone: string, by: string | null, news: ZoneNews): void {
    for (const copy of this.#copiesOf(zone)) copy.tell(by, news);
    const { node, relay } = this.#needs;
    relay({ node, zone, copy: 0, by, news });
  }

  /**
   * Frames for a share of the copies, or for all. Those whose turn is next are told to other servers: what these hear
   * waits there for the frame.
   */
  tick(share?: number): void {
    const { nowMs, node, relay } = this.#needs;
    const next = share === undefined ? undefined : (share + 1) % SHARES;
    for (const copy of this.#copies.values()) {
      if (copy.share === (share ?? copy.share)) copy.tick(nowMs());
      const frame = copy.share === (next ?? copy.share) ? copy.movesForOthers() : null;
      if (frame !== null) relay({ node, zone: copy.zone, copy: copy.copy, frame });
    }
  }

  /** Who talks with whom, twice a second. */
  pairVoices(): void {
    for (const copy of this.#copies.values()) this.#voices.pair(copy, this.#needs.nowMs());
  }

  /** What one page says to another that it talks with; `false` when it does not. */
  signal(copy: ZoneCopy, said: VoiceSignal): boolean {
    return this.#voices.signal(copy, said);
  }

  /** Says that those of this server still are; sends out whose time is over; and forgets those of a server that was killed. */
  async beat(): Promise<void> {
    const { db, node } = this.#needs;
    await stayIn(db, { node, passes: [...this.#visits.values()].map(({ visitor }) => visitor.pass) });
    await this.#look.atEnded();
    for (const copy of [...this.#copies.values()])
      await checkOthers(copy, {
        db,
        forget: (person) => this.#forget(copy, person),
        follow: (person, there) => this.#follow(copy, person, there),
      });
  }

  /** Another server has told something. */
  hear(packet: ZonePacket): void {
    const { node, nowMs } = this.#needs;
    if (packet.node === node) return;
    if ('news' in packet && packet.copy === 0)
      return this.#copiesOf(packet.zone).forEach((copy) => copy.tell(packet.by, packet.news));
    const copy = this.#copies.get(keyOf(packet.zone, packet.copy));
    if (!copy) return;
    if ('came' in packet) {
      const before = this.#giveUp(copy, packet.came);
      if (this.#dropIfEmpty(copy)) return;
      const { card } = copy.came(packet.came, packet.node, nowMs(), before);
      this.#announce(copy, card, new Set(packet.friends));
    } else if ('left' in packet) {
      const person = copy.others.get(packet.left);
      // Who has come back on another server meanwhile is not gone.
      if (person?.node === packet.node) this.#forget(copy, person);
    } else if ('frame' in packet)
      eachOfFrame(packet.frame, (person) => copy.movedThere(person, packet.node, nowMs()));
    else if (!('news' in packet)) this.#voices.hear(copy, packet.node, packet, nowMs());
    else {
      if (packet.said) copy.others.get(packet.said.id)?.trail.said(packet.said.text, nowMs());
      copy.tell(packet.by, packet.news);
    }
  }

  /** The database has told something to all servers. */
  async notice(notice: ZoneNotice): Promise<void> {
    this.#notices += 1;
    if (notice.what === 'people') return this.#lookAtPeople(notice.userIds);
    const { zone } = notice;
    if (notice.what === 'look') await this.#look.atZone(zone);
    else if (notice.what === 'changed')
      for (const copy of this.#copiesOf(zone))
        copy.tell(null, { kind: 'changed', revision: notice.revision });
    else
      for (const { card, outlet } of this.visitorsIn(zone))
        if (card.user_id === notice.ownerId)
          outlet.push({ kind: 'knock', name: notice.name, username: notice.username });
  }

  /** What was told for a while, by the database and by other servers, has not come here. Who is gone is found by the beat. */
  async missed(): Promise<void> {
    this.#notices += 1;
    await this.#lookAtPeople([...this.#visits.values()].map(({ visitor }) => visitor.card.user_id));
    for (const copy of [...this.#copies.values()])
      await meetUnheard(copy, { ...this.#needs, hear: (packet) => this.hear(packet) });
  }

  /** The server closes: everybody comes back on another one. */
  async close(): Promise<void> {
    for (const { visitor } of this.#visits.values()) visitor.outlet.end();
    await Promise.all(
      [...this.#visits.values()].map(({ visitor, copy }) =>
        this.#leave(visitor, copy).catch(() => undefined),
      ),
    );
  }

  async #enter(entered: Entered, row: VisitRow, userId: string) {
    const { db, node } = this.#needs;
    const copy = this.#copyOf(entered.zone, row.copy);
    copy.coming += 1;
    try {
      return { copy, ...(await this.#welcome(entered, row, userId, copy)) };
    } catch (error) {
      await goOut(db, { pass: row.pass, node }, row.spot);
      throw error;
    } finally {
      copy.coming -= 1;
      this.#dropIfEmpty(copy);
    }
  }

  async #welcome(entered: Entered, row: VisitRow, userId: string, copy: ZoneCopy) {
    const { db, node, nowMs, relay, onCount } = this.#needs;
    const { zone, theme, ownerId } = entered;
    const [people, hidden, things, copies] = await Promise.all([
      readPeople(db, zone, row.copy, ownerId),
      readHidden(db, userId),
      readThings(db, zone, row.copy),
      readCopies(db, zone),
    ]);
    const self = people.find(({ card }) => card.id === row.id);
    const mine = self?.card;
    if (!mine) throw new HubError('You may not enter this zone.');
    for (const { node: there, card } of people)
      if (there !== node && card.id !== row.id && !copy.person(card.id)) copy.came(card, there, nowMs());
    const friends = await friendsInCopy(db, copy, userId);
    // Whoever comes back from a server that was killed, or before their old connection is given up, is here once.
    const before = this.#giveUp(copy, mine);
    const spot = row.spot ?? spotOf(before?.at);
    const walk = new Walk(theme);
    if (spot) walk.at = motionAt(spot);
    const visitor: Visitor = {
      ...{ visit: randomUUID(), pass: row.pass },
      ...{ isGuest: self.isGuest, mutedUntil: self.mutedUntil },
      ...{ walk, hidden, node, moved: 0, hasMoved: true, heardMs: nowMs() },
      voice: { on: false, most: 6 },
      card: { ...mine, is_friend: false },
      at: walk.at,
      trail: before?.trail ?? new Trail(),
      outlet: new Outlet(),
    };
    copy.visitors.set(row.id, visitor);
    this.#visits.set(visitor.visit, { visitor, copy });
    const welcome: ZoneNews = {
      ...{ kind: 'welcome', visit: visitor.visit, pass: row.pass, you: row.id, copy: row.copy, copies },
      at: spot,
      // Who is there by now, not who was when it was read: those who come in at the same moment know of each other.
      people: copy
        .everybody()
        .filter(({ card }) => card.id !== row.id && !hidden.has(card.user_id))
        .map(({ card }) => ({ ...card, is_friend: friends.has(card.user_id) })),
      frame: copy.whole(visitor),
      things,
      now: nowMs(),
    };
    this.#announce(copy, visitor.card, friends);
    relay({ node, zone, copy: row.copy, came: mine, friends: [...friends] });
    onCount(zone, userId);
    return { visitor, welcome };
  }

  /** Somebody has come back on another server, which could not tell of it: their page is another one. */
  #follow(copy: ZoneCopy, person: Present, there: string): void {
    this.#voices.left(copy, person.card.id);
    copy.came(person.card, there, this.#needs.nowMs(), person);
  }

  /** Somebody on another server is gone. */
  #forget(copy: ZoneCopy, { card: { id, user_id: userId } }: Present): void {
    copy.others.delete(id);
    this.#voices.left(copy, id);
    copy.tell(userId, { kind: 'left', id });
  }

  /** Tells the visitors of a copy that somebody is there, at once: nothing else is heard of them before. */
  #announce(copy: ZoneCopy, card: ZonePerson, friends: ReadonlySet<string>): void {
    for (const { card: other, hidden, outlet } of copy.visitors.values())
      if (other.id !== card.id && !hidden.has(card.user_id))
        outlet.push({ kind: 'came', person: { ...card, is_friend: friends.has(other.user_id) } });
  }

  async #leave(visitor: Visitor, copy: ZoneCopy, isSentOut = false): Promise<void> {
    if (!this.#visits.delete(visitor.visit)) return;
    const { db, node, relay, onCount } = this.#needs;
    const { id, user_id: userId } = visitor.card;
    this.#needs.onGone?.(visitor, copy, isSentOut);
    copy.visitors.delete(id);
    this.#voices.left(copy, id);
    copy.tell(userId, { kind: 'left', id });
    relay({ node, zone: copy.zone, copy: copy.copy, left: id, userId });
    this.#dropIfEmpty(copy);
    await this.#turns.take(`${userId} ${visitor.pass}`, async () => {
      const isBack = [...this.#visits.values()].some(({ visitor: { pass } }) => pass === visitor.pass);
      if (!isBack) await goOut(db, { pass: visitor.pass, node }, spotOf(visitor.at));
    });
    onCount(copy.zone, userId);
  }

  /**
   * Somebody has come back by another connection: the one they had is nothing any more, and nobody is told that it ends.
   * Answers how they were on it.
   */
  #giveUp(copy: ZoneCopy, { id, user_id: userId }: Pick<ZonePerson, 'id' | 'user_id'>): Present | undefined {
    const before = copy.person(id);
    copy.others.delete(id);
    const visitor = copy.visitors.get(id);
    this.#voices.left(copy, id);
    if (visitor) {
      copy.visitors.delete(id);
      this.#visits.delete(visitor.visit);
      visitor.outlet.end();
    }
    // The number of somebody who is gone is given to the next.
    return before?.card.user_id === userId ? before : undefined;
  }

  #sendOut({ visit, outlet }: Visitor, why: 'sent-out' | 'closed'): void {
    outlet.push({ kind: 'out', why });
    outlet.end();
    // Now, and not when their page has read it: one that reads nothing would let them stay and speak on.
    const found = this.#visits.get(visit);
    if (found) this.#leave(found.visitor, found.copy, true).catch(() => undefined);
  }

  async #lookAtPeople(userIds: readonly string[]): Promise<void> {
    await Promise.all(userIds.map((userId) => this.#look.atPerson(userId)));
  }

  #copyOf(zone: string, number: number): ZoneCopy {
    const key = keyOf(zone, number);
    const known = this.#copies.get(key) ?? new ZoneCopy(zone, number);
    this.#copies.set(key, known);
    return known;
  }

  #dropIfEmpty(copy: ZoneCopy): boolean {
    return copy.isEmpty && this.#copies.delete(keyOf(copy.zone, copy.copy));
  }

  #copiesOf(zone: string): ZoneCopy[] {
    return [...this.#copies.values()].filter((copy) => copy.zone === zone);
  }
}

const keyOf = (zone: string, copy: number) => `${zone}#${copy}`;
