import type { Knex } from 'knex';
import { permit } from '../http/errors.ts';
import { readCursor, linkNext } from '../http/cursor.ts';
import type { Slice } from '../http/slice.ts';
import { STALE_SECONDS } from '../realtime/Presence.ts';
import { notMember, notYourself } from './chat.errors.ts';
import { isSelf } from './chat.policy.ts';
import { chatChannels } from './chatChannels.ts';
import { expireJob } from './expireJob.ts';
import { forgetDigestsJob } from './forgetDigestsJob.ts';
import { createPair } from './groups/createPair.ts';
import { passGroupsOnJob, bringBackToGroupsJob } from './groups/leaveChats.ts';
import { tellPartnersJob } from './groups/tellPartners.ts';
import { findChat } from './holdChat.ts';
import { countUnread } from './lists/countUnread.ts';
import { CHATS_PAGE, listChats, type ChatRow } from './lists/listChats.ts';
import { readConversation } from './lists/readConversation.ts';
import { readHistory } from './lists/readHistory.ts';
import { entryPresenter } from './present.ts';
import { letterBudget, lettersOf } from './send/letterBudget.ts';
import { messageSender } from './send/messageSender.ts';
import { pushMessageJob } from './send/pushMessageJob.ts';
import { saidNow } from './send/saidNow.ts';

const COULD_NOT_CREATE = 'Could not create chat';
const COULD_NOT_SEND = 'Could not send message';
/** An envelope of 64 KB, and an epoch for fifty people beside it. */
const MESSAGE_BYTES = 128 * 1024;

/** The calls of the spec. The server passes on and keeps what it cannot read. */
export const chatRoutes: Slice = (on, plaza) => {
  const { clock, hub } = plaza;
  const present = entryPresenter(plaza);
  const takeLetters = letterBudget(plaza);
  const sendMessage = messageSender({ db: plaza.db, log: plaza.log, clock, present });
  on.job(expireJob);
  on.job(forgetDigestsJob);
  on.job(passGroupsOnJob);
  on.job(tellPartnersJob);
  on.job(bringBackToGroupsJob);
  on.job(pushMessageJob);
  hub.openChannels(chatChannels);
  const now = saidNow(() => clock.now());
  hub.revise('new-message', now.message);
  hub.revise('chat-entry', now.entry);

  // every member: one's own, and nobody else's
  on('GET /chat/:userId', async ({ session: { member }, input: { params, query }, db, ctx }) => {
    permit(isSelf(member.id, params.userId), notYourself);
    const chats = await listChats(db, member.id, readCursor('chat', query.cursor), {
      present,
      now: clock.now(),
    });
    linkNext(ctx, chats, CHATS_PAGE);
    return chats;
  });

  on('POST /chat/create', async ({ session: { member }, input: { body }, db }) => {
    const { user_1_id, user_2_id } = body;
    const isBetween = user_1_id === member.id || user_2_id === member.id;
    if (!isBetween) throw notYourself({ sentence: COULD_NOT_CREATE });
    const otherId = user_1_id === member.id ? user_2_id : user_1_id;
    return { id: await createPair(db, member, otherId, clock.now()) };
  });

  on('GET /chat/history/:chatID/:userId', async ({ session: { member }, input: { params, query }, db }) => {
    permit(isSelf(member.id, params.userId), notMember);
    const { from_seq: fromSeq } = await findChat(db, params.chatID, member.id);
    const about = { chatId: params.chatID, me: member.id, fromSeq, ...query };
    const { conversation, row } = await readConversation(db, member.id, params.chatID, clock.now());
    return {
      ...(await readHistory(db, about, present)),
      user: row.partner_name,
      profile: row.partner_picture,
      ...(await partnerStatus(db, row)),
      conversation,
    };
  });

  on(
    'POST /chat/send-message',
    async ({ session: { member }, input: { body } }) => {
      if (!isSelf(member.id, body.sender_id)) throw notYourself({ sentence: COULD_NOT_SEND });
      const letters = body.content.length + (body.preview?.length ?? 0);
      await takeLetters({ userId: member.id, chatId: body.chat_id, letters, kept: lettersOf(body.epoch) });
      // `contentmsg` ends here: it is not even looked at.
      const entry = await sendMessage(
        member,
        {
          chatId: body.chat_id,
          kind: body.kind ?? 'message',
          content: body.content,
          clientId: body.client_id,
          targetId: body.target_id,
          isImage: body.is_image,
          blobs: body.blobs,
          notify: body.notify,
          preview: body.preview,
          epoch: body.epoch,
          expiresSeconds: body.expires_seconds,
        },
        COULD_NOT_SEND,
      );
      return present(entry, member.id);
    },
    // Several that come at once share one.
    { maxBytes: MESSAGE_BYTES, transaction: false },
  );

  // every member: one's own
  on('GET /chat/unread', ({ session: { member }, db }) => countUnread(db, member.id, clock.now()));

  // every member: one's own
  on('GET /chat/settings', async ({ session: { member }, db }) => settingsOf(db, member.id));

  // every member: one's own
  on('PUT /chat/settings', async ({ session: { member }, input: { body }, db }) => {
    await db('chat_settings')
      .insert({ user_id: member.id, ...body })
      .onConflict('user_id')
      .merge();
    return settingsOf(db, member.id);
  });
};

async function settingsOf(db: Knex, userId: string): Promise<{ read_receipts: boolean }> {
  const row = await db('chat_settings').where({ user_id: userId }).first('read_receipts');
  return { read_receipts: row?.read_receipts ?? true };
}

interface PartnerStatus {
  status: boolean;
  lastActive: Date | null;
}

const UNKNOWN: PartnerStatus = { status: false, lastActive: null };

/** Whether the other one of a pair is here, and when they last were: told where both have taken the chat on. */
async function partnerStatus(db: Knex, row: ChatRow): Promise<PartnerStatus> {
  if (!row.partner_id || row.is_closed || !row.accepted) return UNKNOWN;
  const { rows } = await db.raw(
    `select u.last_active, exists (
       select from hub_presence p where p.user_id = u.id and p.seen_at > now() - make_interval(secs => :stale)) as online
     from users u join conversation_members m on m.user_id = u.id and m.conversation_id = :id
     where u.id = :partner and (m.is_accepted
       or exists (select from friendships f where f.user_id = u.id and f.friend_id = :me))`,
    { stale: STALE_SECONDS, id: row.id, partner: row.partner_id, me: row.user_id },
  );
  const [partner] = rows;
  return partner ? { status: partner.online, lastActive: partner.last_active } : UNKNOWN;
}
