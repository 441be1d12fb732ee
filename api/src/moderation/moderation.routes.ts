import type { Knex } from 'knex';
import { recordLook } from '../audit/recordAct.ts';
import { found } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { endBlockJob } from '../monitor/blockForATime.ts';
import { appeal, rule } from './appeal.ts';
import { readAppealToken } from './appealToken.ts';
import { decide, decideAboutPerson } from './decide.ts';
import { heldRoutes } from './held/held.routes.ts';
import { countWaiting, entryOf, listQueue } from './listQueue.ts';
import { unknownDecision } from './moderation.errors.ts';
import { presentDecision, listMine } from './presentDecision.ts';

/** What members report, what moderators decide about it, and the way to appeal. */
export const moderationRoutes: Slice = (on, plaza) => {
  const { clock, config, db: pool, sessions } = plaza;
  on.job(endBlockJob);
  heldRoutes(on, plaza);

  on('GET /moderation/queue', async ({ session: { member }, input: { query }, db }) => {
    const about = { kind: 'reports', id: '' } as const;
    await recordLook({ db: pool, clock }, { by: member, act: 'reports.looked', about });
    return listQueue(db, member, query);
  });

  on('GET /moderation/waiting', ({ db }) => countWaiting(db));

  on(
    'POST /moderation/reports/:id/decide',
    async ({ session: { member }, input: { params, body }, db, afterCommit }) => {
      const { decisionId, ended } = await decide({ db, clock, config }, member, params.id, body);
      afterCommit(() => ended.forEach((id) => sessions.forget(id)));
      return found(await entryOf(db, member, decisionId), unknownDecision);
    },
  );

  on(
    'POST /moderation/people/:username/decide',
    async ({ session: { member }, input: { params, body }, db, afterCommit }) => {
      const { decisionId, ended } = await decideAboutPerson(
        { db, clock, config },
        member,
        params.username,
        body,
      );
      afterCommit(() => ended.forEach((id) => sessions.forget(id)));
      return found(await entryOf(db, member, decisionId), unknownDecision);
    },
  );

  on('POST /moderation/decisions/:id/rule', async ({ session: { member }, input: { params, body }, db }) => {
    await rule({ db, clock, config }, member, params.id, body);
    return found(await entryOf(db, member, params.id), unknownDecision);
  });

  // every member: their own
  on('GET /moderation/mine', ({ session: { member }, db }) => listMine(db, member.id, clock.now()));

  // every member: only about themselves, which the query sees to
  on('POST /moderation/decisions/:id/appeal', async ({ session: { member }, input: { params, body }, db }) =>
    presentDecision(
      await appeal({ db, clock }, { id: params.id, aboutId: member.id, words: body.words }),
      clock.now(),
    ),
  );

  // public: who is blocked cannot log in. The token of the mail is the proof
  on(
    'POST /moderation/appeal/read',
    async ({ input: { body }, db }) =>
      presentDecision(found(await decisionOf(db, body.token), unknownDecision), clock.now()),
    { limit: 'login' },
  );

  // public: as above
  on(
    'POST /moderation/appeal',
    async ({ input: { body }, db }) => {
      const id = found(readAppealToken(config, body.token), unknownDecision);
      return presentDecision(await appeal({ db, clock }, { id, words: body.words }), clock.now());
    },
    { limit: 'login' },
  );

  async function decisionOf(db: Knex, token: string) {
    const id = readAppealToken(config, token);
    return id ? db('decisions').where({ id }).whereNot('decision', 'dismiss').first() : undefined;
  }
};
