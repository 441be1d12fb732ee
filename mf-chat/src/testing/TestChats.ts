import type {
  CallAnswer,
  CallInput,
  ChatContent,
  ChatMessage,
  ChatSummary,
  Conversation,
  EpochMember,
  NewEpoch,
  NewMessage,
} from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import {
  byPerson,
  headOf,
  type KeyChain,
  makeEpoch,
  openContentKey,
  readRecord,
  recordHash,
} from '@plaza/crypto';
import { withNextKeys } from '@plaza/crypto/testing';
import type { OpenEpoch } from '../sealing/ChatEpochs.ts';
import { sealContent } from '../sealing/Sealer.ts';
import { lateIn } from './lateIn.ts';
import { summaryOf } from './summaryOf.ts';
import { notMember } from './notMember.ts';
import { memberOf, type Somebody } from './somebody.ts';

type History = CallAnswer<'GET /chat/history/:chatID/:userId'>;
type Sent = CallInput<'POST /chat/send-message'>['body'];

export interface TestChat {
  conversation: Conversation;
  members: Somebody[];
  entries: ChatMessage[];
  epochs: { given: NewEpoch; by: Somebody; open: OpenEpoch }[];
  /** The first epoch that somebody may read; who is not named here, may read all. */
  from: Map<string, number>;
  /** What was wrapped later, as `epoch:key`. */
  late: Set<string>;
  partner: { online: boolean; lastActive: string | null };
}

export interface Said {
  at?: string;
  kind?: ChatMessage['kind'];
  target?: ChatMessage;
  more?: Partial<ChatMessage>;
  content?: Partial<ChatContent>;
}

/** As a query says it: the server makes numbers of it. */
type Asked = { before?: unknown; after?: unknown; limit?: unknown };

const FIRST_AT = Date.parse('2026-11-20T18:00:00.000Z');

/**
 * The chats of one person as the server would have them: sealed by the real thing, so that what a screen shows was
 * really opened. It refuses like the server where that matters to a client.
 */
export class TestChats {
  readonly me: Somebody;
  /** A call that fails until it is taken out again. */
  readonly refusals = new Map<string, ApiError>();
  readonly all = new Map<string, TestChat>();
  readonly people = new Map<string, Somebody>();
  readonly blobs = new Map<string, Blob>();
  /** Who has never opened a chat: there is no key of theirs yet. */
  readonly keyless = new Set<string>();
  settings = { read_receipts: true };
  /** What one's devices have pinned of others, sealed. */
  vault: CallAnswer<'GET /keys/vault'> = { n: 0, sealed: null };
  /** So many entries are given out at once at most, whatever is asked for. */
  mostAtOnce = 200;
  #lastId = 100;

  constructor(me: Somebody, others: readonly Somebody[]) {
    this.me = me;
    for (const one of [me, ...others]) this.people.set(one.id, one);
  }

  nextId(): string {
    return String((this.#lastId += 1));
  }

  pair(id: string, other: Somebody, about: Partial<Conversation> = {}): string {
    return this.#add(id, 'pair', [this.me, other], about);
  }

  group(id: string, members: readonly Somebody[], about: Partial<Conversation> = {}): string {
    return this.#add(id, 'group', [this.me, ...members], { role: 'owner', ...about });
  }

  chat(id: string): TestChat {
    const chat = this.all.get(id);
    if (!chat) throw new Error(`The test has no chat ${id}.`);
    return chat;
  }

  /** Somebody says something; the entry is in the history then. */
  async say(chatId: string, by: Somebody, text: string, about: Said = {}): Promise<ChatMessage> {
    const chat = this.chat(chatId);
    const epoch = chat.epochs.at(-1)?.open ?? (await this.begin(chatId, by));
    const { kind = 'message', target, more = {}, content = {} } = about;
    const client_id = `client-${by.id}-${this.#lastId}-000000`;
    const isSealed = kind === 'message' || kind === 'edit' || kind === 'reaction';
    const sealed = isSealed
      ? await sealContent(epoch, { sender: by.id, client: client_id, kind, target }, { text, ...content })
      : null;
    return this.write(chat, {
      sender_id: by.id,
      client_id,
      kind,
      content: sealed,
      target_id: target?.id ?? null,
      ...(about.at ? { created_at: about.at } : {}),
      ...more,
    });
  }

  /** The event that tells of a message. */
  eventOf(entry: ChatMessage): NewMessage {
    const { content, chat_id, created_at, expires_at, ...rest } = entry;
    const unread = this.chat(chat_id).conversation.unread_count;
    return {
      message: content ?? '',
      sendername: this.people.get(entry.sender_id)?.name ?? '',
      chatID: chat_id,
      ...rest,
      created_at: String(created_at),
      expires_at: expires_at === null ? null : String(expires_at),
      unread_count: unread,
      counts: true,
    };
  }

  write(
    chat: TestChat,
    some: Partial<ChatMessage> & Pick<ChatMessage, 'sender_id' | 'client_id'>,
  ): ChatMessage {
    const last = chat.entries.at(-1);
    const kind = some.kind ?? 'message';
    const seq = (last?.seq ?? 0) + 1;
    const entry: ChatMessage = {
      id: this.nextId(),
      content: null,
      is_image: false,
      created_at: new Date(FIRST_AT + seq * 60_000).toISOString(),
      chat_id: chat.conversation.id,
      seq,
      ord: (last?.ord ?? 0) + (kind === 'message' ? 1 : 0),
      kind,
      target_id: null,
      sealed: null,
      blobs: [],
      notify: [],
      expires_at: null,
      is_deleted: false,
      is_hidden: false,
      notice: null,
      ...some,
    };
    chat.entries.push(entry);
    const { conversation } = chat;
    chat.conversation = { ...conversation, last_seq: seq, updated_at: String(entry.created_at) };
    return entry;
  }

  /** Begins the next epoch of a chat, by somebody in it. */
  async begin(chatId: string, by: Somebody): Promise<OpenEpoch> {
    const chat = this.chat(chatId);
    const before = chat.epochs.at(-1)?.open ?? null;
    const { epoch, n, hash, contentKey } = await makeEpoch({
      conversation: chatId,
      previous: before,
      members: this.listOf(chat),
      chains: this.chains,
      me: by.person.identity,
    });
    const open: OpenEpoch = { n, hash, record: epoch.record, words: readRecord(epoch.record), contentKey };
    chat.epochs.push({ given: epoch, by, open });
    chat.conversation = { ...chat.conversation, epoch: n };
    return open;
  }

  listOf({ members, conversation }: TestChat): EpochMember[] {
    const roleOf = (id: string) =>
      conversation.members.find(({ user_id }) => user_id === id)?.role ?? 'member';
    return members
      .map(({ id, person }): EpochMember => [
        id,
        this.keyless.has(id) ? '' : (headOf(person.chain)?.keyId ?? ''),
        roleOf(id),
      ])
      .toSorted(([one], [other]) => byPerson({ userId: one }, { userId: other }));
  }

  get chains(): Map<string, KeyChain> {
    return new Map([...this.people].map(([id, { person }]) => [id, person.chain]));
  }

  #add(
    id: string,
    kind: 'pair' | 'group',
    members: readonly Somebody[],
    about: Partial<Conversation>,
  ): string {
    const at = new Date(FIRST_AT).toISOString();
    const conversation: Conversation = {
      id,
      created_at: at,
      updated_at: at,
      kind,
      folder: 'inbox',
      is_pinned: false,
      muted_until: null,
      tells_mentions: true,
      is_closed: false,
      timer_seconds: null,
      title: null,
      member_count: members.length,
      role: 'member',
      from_seq: 0,
      last_seq: 0,
      read_seq: 0,
      delivered_seq: 0,
      unread_count: 0,
      epoch: 0,
      members: members.map((one) => ({
        ...memberOf(one),
        role: kind === 'group' && one === this.me ? (about.role ?? 'owner') : 'member',
      })),
      ...about,
    };
    const partner = { online: false, lastActive: null };
    this.all.set(id, {
      conversation,
      members: [...members],
      entries: [],
      epochs: [],
      from: new Map(),
      late: new Set(),
      partner,
    });
    return id;
  }

  /** Neither of two sees the other any more, and their chat is closed. */
  block(username: string): void {
    for (const [id, { conversation, members }] of this.all)
      if (conversation.kind === 'pair' && members.some((one) => one.username === username))
        this.change(id, { is_closed: true });
  }

  change(id: string, some: Partial<Conversation>): Conversation {
    const chat = this.chat(id);
    chat.conversation = { ...chat.conversation, ...some };
    return chat.conversation;
  }

  list(): ChatSummary[] {
    return [...this.all.values()]
      .map((chat) => summaryOf(chat, this.me.id))
      .toSorted((one, other) => String(other.updated_at).localeCompare(String(one.updated_at)));
  }

  history(id: string, query: Asked): History | ApiError {
    const chat = this.all.get(id);
    if (!chat) return notMember;
    const before = Number(query.before ?? Infinity);
    const after = query.after === undefined ? undefined : Number(query.after);
    const limit = Math.min(Number(query.limit ?? 50), this.mostAtOnce);
    const found = chat.entries.filter(({ seq }) => seq > (after ?? 0) && seq < before);
    const stretch = after === undefined ? found.slice(-limit) : found.slice(0, limit);
    const other = chat.members.find((one) => one.id !== this.me.id);
    const isPair = chat.conversation.kind === 'pair';
    return {
      messages: stretch.filter(({ kind }) => kind === 'message'),
      changes: stretch.filter(({ kind }) => kind !== 'message'),
      first_seq: stretch[0]?.seq ?? 0,
      last_seq: stretch.at(-1)?.seq ?? 0,
      has_more: found.length > stretch.length,
      user: isPair ? (other?.name ?? null) : null,
      profile: null,
      status: chat.partner.online,
      lastActive: chat.partner.lastActive,
      conversation: chat.conversation,
    };
  }

  async epochs(id: string, after: number): Promise<CallAnswer<'GET /conversations/:id/epochs'>> {
    const chat = this.chat(id);
    const last = chat.epochs.at(-1);
    const listed = JSON.stringify(this.listOf(chat));
    const epochs = chat.epochs
      .filter(({ open }) => open.n > after)
      .map(({ given, by, open }) => ({
        n: open.n,
        record: given.record,
        signature: given.signature,
        hash: open.hash,
        by_user: by.id,
        wraps: given.wraps
          .filter(({ key_id }) => key_id === this.me.person.identity.keyId)
          .map((wrap) => ({ ...wrap, by_key_id: by.person.identity.keyId })),
        missing: chat.members.flatMap(({ id: user_id, person }) => {
          const key_id = person.identity.keyId;
          const isThere = [...given.wraps, ...lateIn(chat, open.n)].some((wrap) => wrap.key_id === key_id);
          const mayRead = (chat.from.get(user_id) ?? 1) <= open.n;
          return isThere || !mayRead || this.keyless.has(user_id) ? [] : [{ user_id, key_id }];
        }),
      }));
    return {
      epochs,
      has_more: false,
      current: last?.open.n ?? 0,
      members: this.listOf(chat),
      is_over: !last || JSON.stringify(last.open.words.members) !== listed,
    };
  }

  /** Somebody has begun anew: other keys, which open nothing of what was before. */
  async renew(id: string): Promise<void> {
    const one = this.people.get(id);
    if (!one) throw new Error(`The test has nobody ${id}.`);
    const next = { ...one, person: await withNextKeys(one.person, 'reset') };
    this.people.set(id, next);
    for (const chat of this.all.values())
      chat.members = chat.members.map((member) => (member.id === id ? next : member));
  }

  async send(body: Sent): Promise<ChatMessage | ApiError> {
    const chat = this.all.get(body.chat_id);
    if (!chat) return notMember;
    const known = chat.entries.find(
      ({ client_id, sender_id }) => client_id === body.client_id && sender_id === this.me.id,
    );
    if (known) return known;
    if (body.epoch) await this.take(chat, body.epoch, this.me);
    const { is_over } = await this.epochs(body.chat_id, 0);
    if (is_over && body.kind !== 'delete')
      return new ApiError('Who belongs to this chat has changed.', {
        code: 'conversation.epoch',
        status: 409,
      });
    if (body.kind === 'delete') {
      const gone = chat.entries.find(({ id }) => id === body.target_id);
      if (gone) Object.assign(gone, { content: null, is_deleted: true });
    }
    const isPicture = body.is_image === true && (body.blobs?.length ?? 0) > 0;
    return this.write(chat, {
      sender_id: this.me.id,
      client_id: body.client_id ?? '',
      kind: body.kind ?? 'message',
      content: isPicture ? `/sealed/${body.blobs?.[0]}` : body.content || null,
      sealed: isPicture ? body.content : null,
      blobs: body.blobs ?? [],
      is_image: isPicture,
      target_id: body.target_id ?? null,
      expires_at:
        body.expires_seconds === undefined
          ? null
          : new Date(Date.now() + body.expires_seconds * 1000).toISOString(),
      created_at: new Date().toISOString(),
    });
  }

  /** Takes an epoch that a device has made: what is said after it is sealed under it. */
  async take(chat: TestChat, given: NewEpoch, by: Somebody): Promise<void> {
    const words = readRecord(given.record);
    const wraps = given.wraps.map((wrap) => ({ ...wrap, by_key_id: by.person.identity.keyId }));
    const identities = chat.members.map(({ person }) => person.identity);
    const contentKey = await openContentKey(words, wraps, identities, this.chains);
    const open = {
      n: words.n,
      hash: await recordHash(given.record),
      record: given.record,
      words,
      contentKey,
    };
    chat.epochs.push({ given, by, open });
    chat.conversation = { ...chat.conversation, epoch: words.n };
  }
}
