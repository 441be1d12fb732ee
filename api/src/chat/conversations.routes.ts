import { type CallAnswer, type NewEpoch, CHAT_LIMITS, type CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { holdPeople } from '../users/holdPeople.ts';
import { canSetTimer } from './chat.policy.ts';
import { notOwner, tooManyPinned } from './chat.errors.ts';
import { permitTitle } from './epochs/permitTitle.ts';
import { createGroup } from './groups/createGroup.ts';
import { invite, leaveGroup, permitOwner, setRole, shareHistory } from './groups/changeMembers.ts';
import { acceptRequest, declineRequest } from './groups/requests.ts';
import { holdMembers } from './groups/holdMembers.ts';
import { setTitle } from './groups/setTitle.ts';
import { tellChanged, writeNotice } from './groups/writeNotice.ts';
import { letterBudget, LETTERS_OF_CHANGE, lettersOf } from './send/letterBudget.ts';
import { findChat, holdChat, permitOpen } from './holdChat.ts';
import { readConversation } from './lists/readConversation.ts';
import { mark } from './marks.ts';
import { entryPresenter } from './present.ts';
import { reportMessages } from './report/reportMessages.ts';

type Conversation = CallAnswer<'GET /conversations/:id'>;

/** The number of no chat. */
const NOT_YET = '0';

/** What one does to a chat, beside writing into it. Who is not in it is refused, whether it is there or not. */
export const conversationsRoutes: Slice = (on, plaza) => {
  const { clock } = plaza;
  const present = entryPresenter(plaza);
  const takeLetters = letterBudget(plaza);
  /** Everybody in the chat is told of it, as of what is said. */
  const weigh = (within: Knex, userId: string, chatId: string, epoch?: NewEpoch, joining = 0) => {
    const letters = Math.max(1, joining) * LETTERS_OF_CHANGE;
    return takeLetters({ userId, chatId, letters, kept: lettersOf(epoch), joining, within });
  };
  /** As if all of them were let in: of a group of friends no other limit knows. */
  const weighBeginning = (within: Knex, userId: string, joining: number) => {
    const letters = joining * (joining + 1) * LETTERS_OF_CHANGE;
    return takeLetters({ userId, chatId: NOT_YET, letters, within });
  };
  const shown = async (db: Knex, me: string, id: string): Promise<Conversation> =>
    (await readConversation(db, me, id, clock.now())).conversation;

  // every member: with people whom they see
  on('POST /conversations', async ({ session: { member }, input: { body }, db }) => {
    await weighBeginning(db, member.id, body.member_ids.length);
    const group = { memberIds: body.member_ids, clientId: body.client_id };
    const id = await createGroup(db, member, group, clock.now());
    return shown(db, member.id, id);
  });

  on('GET /conversations/:id', async ({ session: { member }, input: { params }, db }) => {
    await findChat(db, params.id, member.id);
    return shown(db, member.id, params.id);
  });

  on('PUT /conversations/:id/title', async ({ session: { member }, input: { params, body }, db }) => {
    await weigh(db, member.id, params.id, body.epoch);
    await setTitle({ db, me: member, now: clock.now(), present }, params.id, body);
    return shown(db, member.id, params.id);
  });

  on('POST /conversations/:id/members', async ({ session: { member }, input: { params, body }, db }) => {
    // First: nobody else makes it dear for its members.
    permitOwner(await findChat(db, params.id, member.id));
    await weigh(db, member.id, params.id, body.epoch, body.user_ids.length);
    await invite({ db, me: member, now: clock.now(), present }, params.id, body);
    return shown(db, member.id, params.id);
  });

  on('PUT /conversations/:id/members/:userId', async ({ session, input: { params, body }, db }) => {
    const { member } = session;
    permitTitle(member, body.epoch, clock.now());
    await weigh(db, member.id, params.id, body.epoch);
    const acting = { db, me: member, now: clock.now(), present };
    const { userId } = params;
    if (body.role) await setRole(acting, params.id, { userId, role: body.role, epoch: body.epoch });
    if (body.share_history) await shareHistory(acting, params.id, userId);
    await findChat(db, params.id, member.id);
    return shown(db, member.id, params.id);
  });

  on('DELETE /conversations/:id/members/:userId', async ({ session: { member }, input: { params }, db }) => {
    await leaveGroup({ db, me: member, now: clock.now(), present }, params.id, params.userId);
    return { left: true as const };
  });

  on('PUT /conversations/:id/marks', async ({ session: { member }, input: { params, body }, db }) => {
    const chat = await findChat(db, params.id, member.id);
    return mark(db, chat, body, clock.now());
  });

  on('PUT /conversations/:id/options', async ({ session: { member }, input: { params, body }, db }) => {
    await findChat(db, params.id, member.id);
    await setOptions(db, params.id, member.id, body);
    await tellChanged(db, params.id, 'options', [member.id]);
    return shown(db, member.id, params.id);
  });

  on('PUT /conversations/:id/timer', async ({ session: { member }, input: { params, body }, db }) => {
    await weigh(db, member.id, params.id);
    const chat = await holdChat(db, params.id, member.id);
    permitOpen(chat);
    permit(canSetTimer(chat), notOwner);
    if (chat.timer_seconds !== body.seconds) {
      await db('conversations').where({ id: chat.id }).update({ timer_seconds: body.seconds });
      await holdMembers(db, chat.id);
      const acting = { db, me: member, now: clock.now(), present };
      await writeNotice(acting, chat.id, { what: 'timer', seconds: body.seconds });
      await tellChanged(db, chat.id, 'timer');
    }
    return shown(db, member.id, chat.id);
  });

  on('POST /conversations/:id/accept', async ({ session: { member }, input: { params }, db }) => {
    await acceptRequest(db, await findChat(db, params.id, member.id));
    return shown(db, member.id, params.id);
  });

  on('POST /conversations/:id/decline', async ({ session: { member }, input: { params }, db }) => {
    await declineRequest(
      { db, me: member, now: clock.now(), present },
      await findChat(db, params.id, member.id),
    );
    return { declined: true as const };
  });

  on('POST /conversations/:id/report', async ({ session: { member }, input: { params, body }, db }) => {
    await reportMessages(db, await findChat(db, params.id, member.id), body);
    return { reported: true as const };
  });
};

type Options = CallInput<'PUT /conversations/:id/options'>['body'];

/** What somebody wants of a chat for themselves. */
async function setOptions(db: Knex, chatId: string, me: string, options: Options): Promise<void> {
  const { is_pinned, is_archived, muted_until, tells_mentions } = options;
  const changes = Object.fromEntries(
    Object.entries({ is_pinned, is_archived, muted_until, tells_mentions }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  if (Object.keys(changes).length === 0) return;
  if (is_pinned === true) await holdPeople(db, [me]);
  await db('conversation_members').where({ conversation_id: chatId, user_id: me }).update(changes);
  if (is_pinned !== true) return;
  const pinned = await db('conversation_members').where({ user_id: me, is_pinned: true, left_at: null });
  permit(pinned.length <= CHAT_LIMITS.pinned, tooManyPinned);
}
