import { sayRefusal, type ZoneAct, type ZoneRefusal } from '@plaza/api-contract';
import { HubError } from '@plaza/signalr-server';
import type { Knex } from 'knex';
import { areHeld } from '../../feed/held/holdBack.ts';
import { canModerate } from '../../roles/roles.policy.ts';
import type { ActsLeft } from './ActsLeft.ts';
import { entryOf } from './entryOf.ts';
import type { LiveZones } from './LiveZones.ts';
import { keepThing } from './visits.ts';
import { isMuted, type Visitor, type ZoneCopy } from './ZoneCopy.ts';

/** Nobody could hold a guest of the demo to what they said or did. */
const FOR_GUESTS: readonly ZoneAct['kind'][] = ['emote', 'looks', 'feels', 'flick'];
/** What others read or hear of somebody. That one's own voice is off may always be said. */
const isSaid = (act: ZoneAct): boolean =>
  ['words', 'broadcast', 'signal'].includes(act.kind) || (act.kind === 'voice' && act.on);

interface Acting {
  db: Knex;
  live: LiveZones;
  actsLeft: ActsLeft;
  signalsLeft: ActsLeft;
  nowMs: number;
}

/** Does what somebody in a zone wants all to hear of, or says why not; `false` for a signal to nobody they talk with. */
export async function actInZone(
  { db, live, actsLeft, signalsLeft, nowMs }: Acting,
  found: { visitor: Visitor; copy: ZoneCopy } | null,
  act: ZoneAct,
): Promise<boolean> {
  if (!found) return refuse('away');
  const { visitor, copy } = found;
  const { id, user_id: by, name } = visitor.card;
  if (visitor.isGuest && !FOR_GUESTS.includes(act.kind)) return refuse('demo');
  if (isMuted(visitor, nowMs) && isSaid(act)) return refuse('muted');
  if (act.kind === 'signal') {
    if (!signalsLeft.take(by, nowMs)) return refuse('rate');
    const { to, link, signal } = act;
    return live.signal(copy, { from: id, to, link, signal });
  }
  if (!actsLeft.take(by, nowMs)) return refuse('rate');
  switch (act.kind) {
    case 'words':
      if (await isRuled(db, by, act.text)) return refuse('ruled');
      visitor.trail.said(act.text, nowMs);
      live.tell(copy, by, { kind: 'words', id, text: act.text });
      return true;
    case 'emote':
      live.tell(copy, by, { kind: 'emote', id, emote: act.emote });
      return true;
    case 'feels':
      live.tell(copy, by, { kind: 'feels', id, about: act.about, stars: act.stars });
      return true;
    case 'flick':
      live.tell(copy, by, { kind: 'flick', id, flick: act.flick, at: nowMs });
      return true;
    case 'thing': {
      const thing = { ...act.thing, since: nowMs };
      await keepThing(db, copy.zone, copy.copy, thing);
      live.tell(copy, by, { kind: 'thing', id, thing }, id);
      return true;
    }
    case 'looks':
      await db('zone_looks')
        .insert({ user_id: by, looks: JSON.stringify(act.looks) })
        .onConflict('user_id')
        .merge();
      visitor.card = { ...visitor.card, looks: act.looks };
      live.tell(copy, by, { kind: 'looks', id, looks: act.looks });
      return true;
    case 'broadcast':
      // An administrator may have been one until a moment ago.
      if (!(await entryOf(db, `/zones/${copy.zone}`, by, new Date(nowMs)))?.isOwner)
        return refuse('not-yours');
      if (await isRuled(db, by, act.text)) return refuse('ruled');
      live.tellAll(copy.zone, by, { kind: 'broadcast', name, text: act.text });
      return true;
    case 'voice':
      visitor.voice = { on: act.on, most: act.most };
      return true;
  }
}

/** What is said in a zone is over before a moderator could read it: as in a title, the words are refused. */
async function isRuled(db: Knex, userId: string, text: string): Promise<boolean> {
  if (!(await areHeld(db, null, [text]))) return false;
  const person = await db('users').where({ id: userId }).first('is_admin', 'role');
  return !person || !canModerate({ isAdmin: person.is_admin, role: person.role });
}

function refuse(why: ZoneRefusal): never {
  throw new HubError(sayRefusal(why));
}
