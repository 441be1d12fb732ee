import { MOST_ZONE_PEOPLE } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import type { Slice } from '../../http/slice.ts';
import { findReachable, seesPerson } from '../../friends/visiblePeople.ts';
import { unknownPerson } from '../../users/users.errors.ts';
import { tellZone } from '../live/tellZone.ts';
import {
  findMadeZone,
  holdMadeZone,
  mayEnter,
  type MadeZoneRow,
  presentMadeZone,
} from '../made/MadeZoneRow.ts';
import { badInvitation, notForDemo, notYours, unknownZone } from '../zones.errors.ts';
import { isOwner } from '../zones.policy.ts';
import { answerKnock, knock } from './answerKnock.ts';
import { findConcerned, isConcerned } from './findConcerned.ts';
import { invite, listInvitations, revoke, useInvitation } from './invitations.ts';

const BAN_MINUTES = 10;

/** Who may enter zones that people made: knocks, invitations, bans. */
export const accessRoutes: Slice = (on, { clock }) => {
  const looking = (member: Member) => ({ me: member.id, now: clock.now() });
  const hold = async (db: Knex, member: Member, slug: string): Promise<MadeZoneRow> =>
    found(await holdMadeZone(db, slug, looking(member)), unknownZone);
  const mine = (member: Member, zone: MadeZoneRow | undefined): MadeZoneRow => {
    const there = found(zone, unknownZone);
    permit(isOwner(member, there), notYours);
    return there;
  };
  const findMine = async (db: Knex, member: Member, slug: string) =>
    mine(member, await findMadeZone(db, slug, looking(member)));
  const holdMine = async (db: Knex, member: Member, slug: string) =>
    mine(member, await hold(db, member, slug));
  const look = (db: Knex, { slug }: MadeZoneRow) => tellZone(db, { zone: `u/${slug}`, what: 'look' });
  const done = { done: true as const };

  on('PUT /zones/u/:slug/knock', async ({ session: { member }, input: { params }, db }) => {
    const zone = await hold(db, member, params.slug);
    permit(!member.isDemo || mayEnter(zone), notForDemo);
    await knock(db, member, zone);
    const { standing } = await hold(db, member, params.slug);
    return { standing: standing === 'none' ? 'declined' : standing };
  });

  on('GET /zones/u/:slug/knocks', async ({ session: { member }, input: { params }, db }) => {
    const zone = await findMine(db, member, params.slug);
    const rows = await db('zone_knocks as k')
      .join('users as u', 'u.id', 'k.user_id')
      .where({ 'k.zone_id': zone.id })
      .whereNull('k.declined_at')
      .whereRaw(seesPerson(':me', 'u'), { me: member.id })
      .orderBy(['k.created_at', 'u.id'])
      .limit(MOST_ZONE_PEOPLE)
      .select('u.id', 'u.name', 'u.username', 'u.picture', 'k.created_at');
    return rows.map(({ created_at, ...person }) => ({
      person: presentPerson(person),
      at: created_at.toISOString(),
    }));
  });

  on('PUT /zones/u/:slug/knocks/:username', async ({ session: { member }, input, db }) => {
    const { params, body } = input;
    const zone = await holdMine(db, member, params.slug);
    const person = found(await findReachable(db, member.id, params.username), unknownPerson);
    await answerKnock(db, member, zone, { person, answer: body.answer, now: clock.now() });
    await look(db, zone);
    return done;
  });

  on('POST /zones/u/:slug/invitations', async ({ session: { member }, input: { params }, db }) =>
    invite(db, await holdMine(db, member, params.slug)),
  );

  on('GET /zones/u/:slug/invitations', async ({ session: { member }, input: { params }, db }) =>
    listInvitations(db, await findMine(db, member, params.slug)),
  );

  on('DELETE /zones/u/:slug/invitations/:id', async ({ session: { member }, input: { params }, db }) => {
    const zone = await findMine(db, member, params.slug);
    await revoke(db, zone.id, params.id);
    await look(db, zone);
    return done;
  });

  // every member who has the address
  on('PUT /zones/u/:slug/invited', async ({ session: { member }, input: { params, body }, db }) => {
    await useInvitation(db, member.id, params.slug, body.invitation);
    return presentMadeZone(
      found(await findMadeZone(db, params.slug, looking(member)), badInvitation),
      member.id,
    );
  });

  on('GET /zones/u/:slug/people', async ({ session: { member }, input: { params }, db }) => {
    const zone = await findMine(db, member, params.slug);
    const list = async (table: string) => {
      const rows = await db(`${table} as t`)
        .join('users as u', 'u.id', 't.user_id')
        .where({ 't.zone_id': zone.id })
        .andWhere((still) => still.whereNull('t.ends_at').orWhere('t.ends_at', '>', clock.now()))
        .whereRaw(isConcerned(':me', 'u'), { me: member.id })
        .orderBy(['u.name', 'u.id'])
        .limit(MOST_ZONE_PEOPLE)
        .select('u.id', 'u.name', 'u.username', 'u.picture');
      return rows.map(presentPerson);
    };
    return { admitted: await list('zone_admissions'), banned: await list('zone_bans') };
  });

  on('DELETE /zones/u/:slug/people/:username', async ({ session: { member }, input: { params }, db }) => {
    const zone = await findMine(db, member, params.slug);
    const person = found(await findConcerned(db, zone, params.username), unknownPerson);
    await db('zone_admissions').where({ zone_id: zone.id, user_id: person.id }).delete();
    await look(db, zone);
    return done;
  });

  on('PUT /zones/u/:slug/bans/:username', async ({ session: { member }, input: { params, body }, db }) => {
    const zone = await holdMine(db, member, params.slug);
    const person = found(await findConcerned(db, zone, params.username), unknownPerson);
    permit(person.id !== member.id, notYours);
    const soon = new Date(clock.now().getTime() + BAN_MINUTES * 60_000);
    const ends_at = body.lasts === 'for-good' ? null : soon;
    await db('zone_bans')
      .insert({ zone_id: zone.id, user_id: person.id, ends_at })
      .onConflict(['zone_id', 'user_id'])
      .merge({ ends_at });
    await look(db, zone);
    return done;
  });

  on('DELETE /zones/u/:slug/bans/:username', async ({ session: { member }, input: { params }, db }) => {
    const zone = await findMine(db, member, params.slug);
    const person = found(await findConcerned(db, zone, params.username), unknownPerson);
    await db('zone_bans').where({ zone_id: zone.id, user_id: person.id }).delete();
    return done;
  });
};

interface Person {
  id: string;
  name: string;
  username: string;
  picture: string | null;
}

function presentPerson({ id, name, username, picture }: Person) {
  return { id, name, username, profile: picture };
}
