import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallInput, ChatMessage, EnvelopeKind, EnvelopePlace } from '@plaza/api-contract';
import { identityBody, makeKeys, type TestKeys } from '../../keys/testing/TestKeys.ts';
import type { TestAnswer, TestClient } from '../../testing/TestClient.ts';
import type { TestServer } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { makeEpoch, openText, sealText, type TestEpoch, unwrap, wrapFor } from './TestSealer.ts';

type Refused = { code: string; error: string };
type Epochs = CallAnswer<'GET /conversations/:id/epochs'>;
type History = CallAnswer<'GET /chat/history/:chatID/:userId'>;
type Body = CallInput<'POST /chat/send-message'>['body'];

/** A browser of somebody that seals what it says, and opens what it hears. */
export class TestDevice {
  readonly user: User;
  readonly http: TestClient;
  readonly keys: TestKeys;
  readonly #epochs = new Map<string, TestEpoch[]>();
  readonly #nonces = new Map<string, string>();

  constructor(user: User, http: TestClient, keys: TestKeys) {
    this.user = user;
    this.http = http;
    this.keys = keys;
  }

  /** Somebody new, with keys that are published. */
  static async of(server: Pick<TestServer, 'as'>, user: User): Promise<TestDevice> {
    const device = new TestDevice(user, server.as(user), publish(makeKeys(user.id)));
    await device.http.post('/api/keys/identity', identityBody(device.keys));
    return device;
  }

  async pairWith(other: Pick<User, 'id'>): Promise<string> {
    const between = { user_1_id: this.user.id, user_2_id: other.id };
    return (await this.http.post<{ id: string }>('/api/chat/create', between)).body.id;
  }

  /** Says something, and begins an epoch where the last is over. */
  async say(chatId: string, text: string, more: Partial<Body> = {}): Promise<ChatMessage> {
    const answer = await this.send(chatId, await this.message(chatId, text, more));
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  send(chatId: string, body: object): Promise<TestAnswer<ChatMessage & Refused>> {
    return this.http.post('/api/chat/send-message', { chat_id: chatId, ...body });
  }

  /** A body that says something, sealed for who belongs to the chat now. */
  async message(chatId: string, text: string, more: Partial<Body> & { target?: ChatMessage } = {}) {
    const { target, ...rest } = more;
    const kind = more.kind ?? 'message';
    const client_id = more.client_id ?? randomUUID();
    const state = await this.epochs(chatId);
    const begun = state.is_over ? this.begin(chatId, state) : undefined;
    const about = { chatId, epoch: begun?.made ?? this.known(chatId), client: client_id, target };
    const content = kind === 'delete' ? '' : this.seal(about, kind, text);
    const targeted = target ? { target_id: target.id } : {};
    return { content, client_id, ...(begun ? { epoch: begun.epoch } : {}), ...targeted, ...rest };
  }

  seal(
    about: { chatId: string; epoch: TestEpoch; client: string; target?: ChatMessage | undefined },
    kind: EnvelopeKind,
    text: string,
  ): string {
    return sealText(about.epoch, this.#place(about.chatId, about, kind), JSON.stringify({ text }));
  }

  /** What somebody said, as this device reads it. */
  read(message: ChatMessage, senderKeyId: string, kind: EnvelopeKind = 'message'): string {
    const envelope = message.sealed ?? message.content ?? '';
    const n = Buffer.from(envelope.slice(3), 'base64url').readUInt32BE(2);
    const epoch = this.#epochs.get(message.chat_id)?.find((one) => one.n === n);
    if (!epoch) throw new Error(`No key of epoch ${n}.`);
    const place = { epoch, client: message.client_id, sender: message.sender_id, key: senderKeyId };
    return JSON.parse(openText(epoch, this.#place(message.chat_id, place, kind), envelope)).text;
  }

  async epochs(chatId: string): Promise<Epochs> {
    return (await this.http.get<Epochs>(`/api/conversations/${chatId}/epochs`)).body;
  }

  /** Opens every epoch that it may, and says which. */
  async learn(chatId: string, people: readonly TestKeys[]): Promise<number[]> {
    const { epochs } = await this.epochs(chatId);
    const opened = epochs.flatMap(({ n, record, hash, wraps }) => {
      const wrap = wraps.find(({ key_id }) => key_id === this.keys.keyId);
      const by = people.find(({ keyId }) => keyId === wrap?.by_key_id);
      if (!wrap || !by) return [];
      return { n, hash, contentKey: unwrap(wrap.wrapped, this.keys, JSON.parse(record), by) };
    });
    this.#epochs.set(chatId, opened);
    return opened.map(({ n }) => n);
  }

  /** The next epoch of a chat, for whoever the server lists. */
  begin(chatId: string, state: Epochs, words: Parameters<typeof makeEpoch>[0]['words'] = {}) {
    const last = state.epochs.at(-1);
    const begun = makeEpoch({
      chatId,
      by: this.keys,
      before: last ? { n: last.n, hash: last.hash } : null,
      members: words?.members ?? state.members,
      publicOf: (keyId) => this.#publicOf(keyId),
      ...(words ? { words } : {}),
    });
    this.#nonces.set(begun.made.hash, JSON.parse(begun.epoch.record).nonce);
    this.#epochs.set(chatId, [...(this.#epochs.get(chatId) ?? []), begun.made]);
    return begun;
  }

  known(chatId: string): TestEpoch {
    const epoch = this.#epochs.get(chatId)?.at(-1);
    if (!epoch) throw new Error('No epoch is known here.');
    return epoch;
  }

  /** A wrap of an epoch that this device knows, for somebody's key. */
  wrapOf(chatId: string, n: number, theirs: TestKeys) {
    const { hash, contentKey } = this.#epochs.get(chatId)?.find((one) => one.n === n) ?? this.known(chatId);
    const place = { conversation: chatId, n, nonce: this.#nonces.get(hash) ?? '', keyId: theirs.keyId };
    return { key_id: theirs.keyId, wrapped: wrapFor(contentKey, this.keys, place, theirs.agreePublic) };
  }

  history(chatId: string, query = ''): Promise<TestAnswer<History & Refused>> {
    return this.http.get(`/api/chat/history/${chatId}/${this.user.id}${query}`);
  }

  #publicOf(keyId: string): string {
    const found = published.get(keyId);
    if (!found) throw new Error('A key that nobody has published here.');
    return found;
  }

  #place(
    conversation: string,
    about: {
      epoch: TestEpoch;
      client: string;
      sender?: string;
      key?: string;
      target?: ChatMessage | undefined;
    },
    kind: EnvelopeKind,
  ): EnvelopePlace {
    const { epoch, client, sender = this.user.id, key = this.keys.keyId, target } = about;
    const of = target ? `${target.sender_id}:${target.client_id}` : '';
    return { conversation, record: epoch.hash, sender, key, client, kind, target: of };
  }
}

/** The public keys of all test people: a real client reads them from the server. */
const published = new Map<string, string>();

function publish(keys: TestKeys): TestKeys {
  published.set(keys.keyId, keys.agreePublic);
  return keys;
}
