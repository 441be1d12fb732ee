import { ALWAYS_TOLD, NOTIFICATION_KINDS, type CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { readCursor } from '../http/cursor.ts';
import type { Slice } from '../http/slice.ts';
import { holdLogs, publishToUser } from '../realtime/publishToUser.ts';
import { bellJob } from './bellJob.ts';
import { countUnread, listNotifications, asToldNow } from './listNotifications.ts';

const PAGE = 30;
/** How long one can look up what one has read. */
const KEPT_DAYS = 90;

export const notificationsRoutes: Slice = (on, { clock, hub }) => {
  on.job(bellJob);
  hub.revise('notification', asToldNow);

  // every member: one's own
  on('GET /notifications', async ({ session: { member }, input: { query }, db }) => {
    const before = readCursor('news', query.cursor);
    const items = await listNotifications(db, member.id, before, PAGE + 1);
    const shown = items.slice(0, PAGE);
    const next = items.length > PAGE ? (shown.at(-1)?.cursor ?? null) : null;
    return { items: shown, next, unread: await countUnread(db, member.id) };
  });

  // every member: one's own
  on('GET /notifications/unread', async ({ session: { member }, db }) => ({
    unread: await countUnread(db, member.id),
  }));

  // every member: one's own. What is not there, or another's, is read already
  on('PUT /notifications/read', async ({ session: { member }, input: { body }, db }) => {
    const until = readCursor('news', body.until, 'body.until');
    const old = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000);
    // In their order first, as whoever is blocked just now is taken out of them: two ways round would wait for each other.
    // What the moderators say comes last, as where they take a comment off and then tell who reported it.
    await db('notifications')
      .where({ user_id: member.id })
      .where((all) => all.whereNull('read_at').orWhere('read_at', '<', old))
      .orderByRaw('kind = any(?), id', [[...ALWAYS_TOLD]])
      .forUpdate()
      .select(db.raw('1'));
    const read = await db('notifications')
      .where({ user_id: member.id, ...(body.id ? { id: body.id } : {}) })
      .whereNull('read_at')
      .modify((query) => void (until && query.where('position', '<=', until)))
      .update({ read_at: clock.now() });
    await db('notifications').where({ user_id: member.id }).where('read_at', '<', old).delete();
    // What is told at the same moment counts too.
    await holdLogs(db, [member.id]);
    const unread = await countUnread(db, member.id);
    if (read > 0) {
      // Not all of them: which, the other devices see in the list.
      const isPart = until !== null && !body.id && unread > 0;
      await publishToUser(
        db,
        member.id,
        isPart
          ? { type: 'notification', payload: { unread, notification: null } }
          : { type: 'notifications-read', payload: { id: body.id ?? null, unread } },
      );
    }
    return { unread };
  });

  // every member: one's own
  on('GET /notifications/settings', async ({ session: { member }, db }) => readSettings(db, member.id));

  // every member: one's own
  on('PUT /notifications/settings', async ({ session: { member }, input: { body }, db }) => {
    for (const kind of NOTIFICATION_KINDS) {
      const row = { user_id: member.id, kind };
      if (body[kind] === true) await db('unwanted_notifications').where(row).delete();
      if (body[kind] === false) await db('unwanted_notifications').insert(row).onConflict().ignore();
    }
    return readSettings(db, member.id);
  });
};

async function readSettings(db: Knex, userId: string): Promise<CallAnswer<'GET /notifications/settings'>> {
  const rows = await db('unwanted_notifications').where({ user_id: userId }).select('kind');
  const unwanted = new Set(rows.map((row: { kind: string }) => row.kind));
  const wanted = (kind: string) => !unwanted.has(kind);
  return {
    request: wanted('request'),
    accepted: wanted('accepted'),
    comment: wanted('comment'),
    reply: wanted('reply'),
    reaction: wanted('reaction'),
    mention: wanted('mention'),
    share: wanted('share'),
    'zone-knock': wanted('zone-knock'),
    'zone-open': wanted('zone-open'),
    'zone-made': wanted('zone-made'),
    'match-invite': wanted('match-invite'),
  };
}
