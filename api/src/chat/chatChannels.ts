import { chatChannel } from '@plaza/api-contract';
import { prepared } from '../db/prepared.ts';
import { noWall } from '../friends/visiblePeople.ts';
import type { ChannelKind } from '../realtime/channels.ts';
import { ACCEPTED } from './accepted.ts';

/** In a pair both must have taken the chat on, and no wall may stand between them. */
const mayListen = (chat: string, person: string): string => `
  select from conversation_members mine join conversations c on c.id = mine.conversation_id
  where mine.conversation_id = ${chat} and mine.user_id = ${person} and mine.left_at is null
    and not exists (
      select from conversation_members m where c.kind = 'pair' and m.conversation_id = c.id
        and not (${ACCEPTED} and (m.user_id = mine.user_id or ${noWall('mine.user_id', 'm.user_id')})))`;

// $1 is a person, $2 the chat.
const MAY_LISTEN = prepared(mayListen('$2', '$1'));

// Of each the person, the chat, and whether they may.
const MAY_LISTEN_EACH = prepared<{ may: boolean }>(`
  select exists (${mayListen('w.chat_id', 'w.user_id')}) as may
  from unnest($1::bigint[], $2::bigint[]) with ordinality as w (user_id, chat_id, place) order by w.place`);

const CHATS_OF = prepared<{ id: string }>(`
  select conversation_id as id from conversation_members
  where user_id = $1 and conversation_id = any($2::bigint[])`);

const isId = (rest: string) => /^[1-9]\d{0,17}$/.test(rest);

/** Who has a chat open hears there who types, and how far the others have read. */
export const chatChannels: ChannelKind = {
  prefix: chatChannel(''),
  maySpeak: true,
  mayEnter: async (userId, rest, db) => isId(rest) && (await MAY_LISTEN(db, [userId, rest])).length > 0,
  async mayEnterAt(asked, db) {
    const ids = asked.map(({ rest }) => (isId(rest) ? rest : '0'));
    return (await MAY_LISTEN_EACH(db, [asked.map(({ userId }) => userId), ids])).map(({ may }) => may);
  },
  ownOf: async (userId, rests, db) => (await CHATS_OF(db, [userId, rests.filter(isId)])).map(({ id }) => id),
};
