import { randomUUID } from 'node:crypto';
import { sayRefusal, ZoneAct, ZoneEntry } from '@plaza/api-contract';
import { HubError, systemClock } from '@plaza/signalr-server';
import { z } from 'zod';
import type { Slice } from '../../http/slice.ts';
import { publishToChannel } from '../../realtime/publishToChannel.ts';
import { countPeople } from '../made/MadeZoneRow.ts';
import { actInZone } from './actInZone.ts';
import { ActsLeft } from './ActsLeft.ts';
import { LiveZones } from './LiveZones.ts';
import { MovedPeople } from './MovedPeople.ts';
import { removeVoice } from './removeVoice.ts';
import { reportInZone } from './reportInZone.ts';
import { type Speaker, speakerOf } from './signGrant.ts';
import { tellFriends } from './tellFriends.ts';
import { tickInShares } from './tickInShares.ts';
import { voiceTicket } from './voiceTicket.ts';
import { isMuted, SHARES, type Visitor } from './ZoneCopy.ts';
import { ZoneRelay } from './ZoneRelay.ts';
import { isOff } from '../../isOff.ts';

const TICK_MS = 100;
const PAIR_MS = 500;
const BEAT_MS = 5_000;
/** Several who come at once are told of once. */
const COUNT_MS = 400;
const CHANNEL = 'zones';
const Visit = z.string().max(64);
const Motion = z.string().max(16);

/** Being in a zone together: the stay itself, movement, and what people do there. */
export const liveZonesRoutes: Slice = (on, { db, log, clock, config, hub, metrics }) => {
  const nowMs = () => clock.now().getTime();
  const actsLeft = new ActsLeft({ atOnce: 10, perSecond: 2 });
  // Two pages say a handful to each other before one hears the other, and there may be sixteen others.
  const signalsLeft = new ActsLeft({ atOnce: 60, perSecond: 10 });
  const comingsLeft = new ActsLeft({ atOnce: 20, perSecond: 1 });
  const hasTicket = new WeakSet<Visitor>();
  const counting = new Map<string, NodeJS.Timeout>();
  const moved = new MovedPeople({ clock: systemClock, tell: tellMoved });
  /** Nobody waits long for a LiveKit server, and one that cannot be asked now keeps nobody from speaking. */
  async function putOut(speaker: Speaker, before: Date): Promise<void> {
    if (!config.liveKit) return;
    try {
      await removeVoice(config.liveKit, speaker, { now: clock.now(), before });
    } catch (error) {
      log.warn({ err: error }, 'nobody could be put out of the voices of a zone');
    }
  }

  const live = new LiveZones({
    ...{ db, node: randomUUID(), nowMs, now: () => clock.now() },
    relay: (packet) => relay.tell(packet),
    onGone(visitor, copy, isSentOut) {
      // Who was sent out has no ticket any more, also none of this very second; who only went may be back in it.
      if (isSentOut) void putOut(speakerOf(visitor, copy), new Date(nowMs() + 1000));
      else if (hasTicket.has(visitor)) void putOut(speakerOf(visitor, copy), clock.now());
    },
    onCount: (zone, userId) => {
      moved.add(userId);
      // Who is in a zone that somebody made is shown to those to whom it is there, when they look.
      if (zone.startsWith('u/') || counting.has(zone)) return;
      counting.set(zone, setTimeout(() => void tellCount(zone), COUNT_MS).unref());
    },
  });
  const quietly = (work: Promise<void>) =>
    void work.catch((error: unknown) => log.warn({ err: error }, 'who may be in a zone could not be asked'));
  const relay = new ZoneRelay({
    db,
    log,
    hear: (packet) => live.hear(packet),
    notice: (notice) => quietly(live.notice(notice)),
    missed: () => quietly(live.missed()),
  });

  async function tellCount(zone: string): Promise<void> {
    counting.delete(zone);
    try {
      const people = (await countPeople(db)).get(zone) ?? 0;
      await publishToChannel(db, CHANNEL, 'zone-people', { path: `/zones/${zone}`, people });
    } catch (error) {
      log.debug({ err: error }, 'nobody was told how many are in a zone');
    }
  }

  async function tellMoved(userIds: string[]): Promise<void> {
    try {
      await tellFriends(db, userIds);
    } catch (error) {
      log.debug({ err: error }, 'no friend was told that somebody went into a zone');
    }
  }

  hub.openChannels({ prefix: CHANNEL, mayEnter: (_userId, rest) => rest === '' });
  hub.stream('zone', [ZoneEntry], (asker, entry) => {
    if (isOff(config, 'zones')) throw new HubError('You may not enter this zone.');
    // All who are there hear of each time, and the database finds a place for it.
    if (!comingsLeft.take(asker.userId, nowMs())) throw new HubError(sayRefusal('rate'));
    return live.stay(asker, entry);
  });
  hub.answer('zone-move', [Visit, Motion], async ({ userId }, visit, motion) =>
    live.move(userId, visit, motion),
  );
  hub.answer('zone-act', [Visit, ZoneAct], async ({ userId }, visit, act) =>
    actInZone({ db, live, actsLeft, signalsLeft, nowMs: nowMs() }, live.visitOf(userId, visit), act),
  );

  /** Somebody's visit, if they may speak in it now. */
  function maySpeak(userId: string, visit: string) {
    const found = live.visitOf(userId, visit);
    return found && !found.visitor.isGuest && !isMuted(found.visitor, nowMs()) ? found : null;
  }

  hub.answer('zone-voice', [Visit], async ({ userId }, visit) => {
    const found = maySpeak(userId, visit);
    if (!found || !config.liveKit) return null;
    const speaker = speakerOf(found.visitor, found.copy);
    hasTicket.add(found.visitor);
    // The number was somebody else's before, who may still be there under it.
    await putOut(speaker, clock.now());
    // They may have been sent out meanwhile.
    return maySpeak(userId, visit) && voiceTicket(config.liveKit, speaker, clock.now());
  });

  // every member: of whomever they met
  on('POST /zones/reports', async ({ session: { member }, input: { body }, db: transaction }) => {
    await reportInZone(transaction, live, member, body, nowMs());
    return { done: true as const };
  });

  metrics.gauge('plaza_zone_visits', 'People in zones on this server.', () => live.visitCount);
  const timers: NodeJS.Timeout[] = [];
  let stopTicking: (() => void) | undefined;
  on.onStart(async () => {
    await relay.open();
    const every = (ms: number, act: () => void) => timers.push(setInterval(act, ms).unref());
    stopTicking = tickInShares(TICK_MS, SHARES, (share) => live.tick(share));
    // Where zones are switched off meanwhile nobody stays in one.
    every(PAIR_MS, () => (isOff(config, 'zones') ? void live.close() : live.pairVoices()));
    every(BEAT_MS, () => void live.beat().catch(() => undefined));
  });
  on.onClose(async () => {
    stopTicking?.();
    for (const timer of [...timers, ...counting.values()]) clearTimeout(timer);
    await live.close();
    await moved.close();
    await relay.close();
  });
};
