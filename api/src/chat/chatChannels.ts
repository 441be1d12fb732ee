import { chatChannel } from '@plaza/api-contract';
import { prepared } from '../db/prepared.ts';
import { noWall } from '../friends/visiblePeople.ts';
import type { ChannelKind } from '../realtime/channels.ts';
import { ACCEPTED } from './accepted.ts';

// The same as below for many at once: $1 are people.
const MAY_LISTEN_OF = prepared<{ user_id: string }>(`
  select mine.user_id from conversation_members mine join conversations c on c.id = mine.conversation_id
  where mine.conversation_id = $2 and mine.user_id = any($1::bigint[]) and mine.left_at is null
    and not exists (
      select from conversation_members m where c.kind = 'pair' and m.conversation_id = c.id
        and not (${ACCEPTED} and (m.user_id = mine.user_id or ${noWall('mine.user_id', 'm.user_id')})))`);

const CHATS_OF = prepared<{ id: string }>(`
  select conversation_id as id from conversation_members
  where user_id = $1 and conversation_id = any($2::bigint[])`);

const isId = (rest: string) => /^[1-9]\d{0,17}$/.test(rest);

// In a pair both must have taken the chat on, and no wall may stand between them.
const MAY_LISTEN = prepared(`
  select from conversation_members mine join conversations c on c.id = mine.conversation_id
  where mine.conversation_id = $2 and mine.user_id = $1 and mine.left_at is null
    and not exists (
      select from conversation_members m where c.kind = 'pair' and m.conversation_id = c.id
        and not (${ACCEPTED} and (m.user_id = $1 or ${noWall('$1', 'm.user_id')})))`);

/** Who has a chat open hears there who types, and how far the others have read. */
export const chatChannels: ChannelKind = {
  prefix: chatChannel(''),
  maySpeak: true,
  mayEnter: async (userId, rest, db) => isId(rest) && (await MAY_LISTEN(db, [userId, rest])).length > 0,
  mayEnterOf: async (userIds, rest, db) =>
    isId(rest) ? (await MAY_LISTEN_OF(db, [userIds, rest])).map(({ user_id }) => user_id) : [],
  ownOf: async (userId, rests, db) => (await CHATS_OF(db, [userId, rests.filter(isId)])).map(({ id }) => id),
};
