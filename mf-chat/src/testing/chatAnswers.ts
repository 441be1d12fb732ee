import { ApiError } from '@plaza/shell-contract';
import type { TestAnswers } from '@plaza/shell-contract/testing';
import { memberOf } from './somebody.ts';
import { notMember } from './notMember.ts';
import type { TestChats } from './TestChats.ts';

const vaultChanged = new ApiError('Another device was faster.', { code: 'keys.vault-changed', status: 409 });
const AT = '2026-11-20T18:00:00.000Z';

/** What the api says to whoever these chats belong to. It refuses like the server where that matters to a client. */
export function answersOf(chats: TestChats): TestAnswers {
  function orRefuse<Answer>(name: string, answer: () => Answer): Answer | ApiError {
    return chats.refusals.get(name) ?? answer();
  }
  return {
    'GET /chat/:userId': () => orRefuse('list', () => chats.list()),
    'GET /chat/unread': () => {
      const listed = chats.list().map(({ chat_id, unread_count }) => ({ chatID: chat_id, unread_count }));
      return { total: listed.reduce((sum, one) => sum + one.unread_count, 0), chats: listed };
    },
    'GET /chat/settings': () => orRefuse('settings', () => chats.settings),
    'GET /chat/search/:username': ({ params }) =>
      [...chats.people.values()]
        .filter(({ id, username }) => id !== chats.me.id && username.startsWith(params.username))
        .map(({ id, name, username, profile }) => ({ id, name, username, profile })),
    'POST /chat/create': ({ body }) =>
      orRefuse('create', () => {
        const otherId = body.user_1_id === chats.me.id ? body.user_2_id : body.user_1_id;
        const known = [...chats.all.values()].find(
          ({ conversation, members }) =>
            conversation.kind === 'pair' && members.some(({ id }) => id === otherId),
        );
        const other = chats.people.get(otherId);
        if (known) return { id: known.conversation.id };
        if (!other) throw new Error('Nobody of that number.');
        return { id: chats.pair(chats.nextId(), other) };
      }),
    'GET /chat/history/:chatID/:userId': ({ params, query }) =>
      orRefuse('history', () => chats.history(params.chatID, query ?? {})),
    'GET /conversations/:id': ({ params }) => chats.all.get(params.id)?.conversation ?? notMember,
    'GET /conversations/:id/epochs': ({ params, query }) =>
      chats.epochs(params.id, Number(query?.after ?? 0)),
    'POST /conversations/:id/epochs/:n/wraps': ({ params, body }) => {
      for (const { key_id } of body.wraps) chats.chat(params.id).late.add(`${Number(params.n)}:${key_id}`);
      return { taken: body.wraps.length };
    },
    'GET /keys/people': ({ query }) =>
      (query?.ids ?? '').split(',').flatMap((id) => {
        const one = chats.people.get(id);
        return one && !chats.keyless.has(id) ? [{ user_id: id, chain: one.person.entries }] : [];
      }),
    'GET /keys/vault': () => orRefuse('vault', () => chats.vault),
    'PUT /keys/vault': ({ body }) => {
      if (body.n !== chats.vault.n + 1) return vaultChanged;
      chats.vault = body;
      return body;
    },
    'POST /chat/send-message': async ({ body }) => chats.refusals.get('send') ?? chats.send(body),
    'POST /chat/blobs': ({ body }) =>
      orRefuse('blobs', () => {
        const media = body instanceof FormData ? body.get('media') : null;
        const id = `0b9e1f5c-6c1c-4a53-9a51-${chats.nextId().padStart(12, '0')}`;
        if (media instanceof Blob) chats.blobs.set(id, media);
        return { id, url: `/sealed/${id}`, bytes: 0, expires: AT };
      }),
    'GET /chat/blobs/:id': ({ params: { id } }) => ({
      id,
      url: `/sealed/${id}`,
      bytes: chats.blobs.get(id)?.size ?? 0,
      expires: AT,
    }),
    'PUT /conversations/:id/marks': ({ params, body }) => {
      const chat = chats.chat(params.id);
      const read_seq = Math.max(chat.conversation.read_seq, body.read_seq ?? 0);
      const unread_count = chat.entries.filter(
        ({ seq, kind, sender_id }) => seq > read_seq && kind === 'message' && sender_id !== chats.me.id,
      ).length;
      chat.conversation = { ...chat.conversation, read_seq, unread_count };
      return { delivered_seq: body.delivered_seq ?? 0, read_seq, unread_count };
    },
    'PUT /conversations/:id/options': ({ params, body: { is_archived, ...options } }) =>
      chats.change(params.id, {
        ...options,
        ...(is_archived === undefined ? {} : { folder: is_archived ? 'archived' : 'inbox' }),
      }),
    'PUT /conversations/:id/timer': ({ params, body }) =>
      chats.change(params.id, { timer_seconds: body.seconds }),
    'POST /conversations': ({ body }) => {
      const members = body.member_ids.flatMap((id) => chats.people.get(id) ?? []);
      return chats.chat(chats.group(chats.nextId(), members)).conversation;
    },
    'PUT /conversations/:id/title': async ({ params, body }) => {
      const chat = chats.chat(params.id);
      if (body.epoch) await chats.take(chat, body.epoch, chats.me);
      const title = { sealed: body.sealed, sender_id: chats.me.id, client_id: body.client_id };
      return chats.change(params.id, { title });
    },
    'POST /conversations/:id/members': async ({ params, body }) => {
      const chat = chats.chat(params.id);
      const joining = body.user_ids.flatMap((id) => chats.people.get(id) ?? []);
      chat.members.push(...joining);
      if (!body.share_history) for (const { id } of joining) chat.from.set(id, chat.conversation.epoch + 1);
      const members = [...chat.conversation.members, ...joining.map(memberOf)];
      await chats.take(chat, body.epoch, chats.me);
      const title = body.epoch.title && { ...body.epoch.title, sender_id: chats.me.id };
      return chats.change(params.id, { members, member_count: members.length, ...(title && { title }) });
    },
    'PUT /conversations/:id/members/:userId': async ({ params, body }) => {
      const chat = chats.chat(params.id);
      if (body.share_history) chat.from.delete(params.userId);
      const members = chat.conversation.members.map((one) =>
        one.user_id === params.userId ? { ...one, role: body.role ?? one.role } : one,
      );
      const changed = chats.change(params.id, { members });
      if (body.epoch) await chats.take(chat, body.epoch, chats.me);
      return changed;
    },
    'PUT /people/:username/block': ({ params }) => {
      chats.block(params.username);
      return { username: params.username, is_muted: false, is_blocked: true };
    },
    'PUT /chat/settings': ({ body }) => {
      chats.settings = body;
      return body;
    },
    'POST /conversations/:id/accept': ({ params }) => chats.change(params.id, { folder: 'inbox' }),
    'POST /conversations/:id/decline': ({ params }) => {
      chats.all.delete(params.id);
      return { declined: true };
    },
    'POST /conversations/:id/report': { reported: true },
    'DELETE /conversations/:id/members/:userId': ({ params }) => {
      const chat = chats.chat(params.id);
      chat.members = chat.members.filter(({ id }) => id !== params.userId);
      const members = chat.conversation.members.filter(({ user_id }) => user_id !== params.userId);
      const former_members = chat.conversation.members.filter((one) => !members.includes(one));
      chats.change(params.id, { members, former_members, member_count: members.length });
      return { left: true };
    },
  };
}
