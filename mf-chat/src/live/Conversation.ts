import type { ChatFile, ChatMessage, Conversation as Wire } from '@plaza/api-contract';
import type { ApiClient, ApiError } from '@plaza/shell-contract';
import { Changing } from '../store/Changing.ts';
import type { ChatEpochs } from '../sealing/ChatEpochs.ts';
import { asApiError, isCode, isPassing } from '../isPassing.ts';
import type { Outbox } from '../outbox/Outbox.ts';
import type { OutboxEntry } from '../outbox/OutboxEntry.ts';
import { type Retrying, retryingWith, type Soon } from '../outbox/retrying.ts';
import { History } from './History.ts';
import { type Line, linesOf, type Opened } from './lines.ts';
import { MarkTeller } from './MarkTeller.ts';
import { openLine } from './openLine.ts';
import { readTitle } from './readTitle.ts';
import { withFurthestMarks } from './withFurthestMarks.ts';

export interface ConversationState {
  status: 'loading' | 'ready' | 'failed' | 'gone';
  error: ApiError | undefined;
  /** The chat and who is in it. */
  chat: Wire | undefined;
  /** The name of a group. */
  title: string;
  /** Its picture. */
  picture: ChatFile | undefined;
  partner: { online: boolean; lastActive: string | null };
  lines: readonly Line[];
  hasOlder: boolean;
  older: 'idle' | 'loading' | 'failed';
  /** What came after this `seq` was new when the chat was opened. */
  newAfter: number | undefined;
}

export interface ConversationNeeds {
  api: ApiClient;
  me: string;
  chatId: string;
  epochs: ChatEpochs;
  outbox: Outbox;
  report(error: unknown): void;
  now(): number;
  soon: Soon;
}

/** So many pages come before a chat is shown, where its new messages fill them. */
const PAGES_AT_ONCE = 4;

const START: ConversationState = {
  status: 'loading',
  error: undefined,
  chat: undefined,
  title: '',
  picture: undefined,
  partner: { online: false, lastActive: null },
  lines: [],
  hasOlder: false,
  older: 'idle',
  newAfter: undefined,
};

/** A chat that is open: its messages as this device can read them, in the order of the server. */
export class Conversation {
  readonly state = new Changing<ConversationState>(START);
  readonly marks: MarkTeller;
  readonly #needs: ConversationNeeds;
  readonly #history: History;
  readonly #retrying: Retrying;
  readonly #opened = new Map<string, Opened>();
  #mine: readonly OutboxEntry[] = [];
  /** What the server has, by client id: one's own stays below the lines until it stands in them. */
  readonly #onItsWay = new Set<string>();
  /** So many entries stand in the lines. */
  #shown = 0;
  #others = { delivered: 0, read: 0 };
  /** What came while others were opened: it is shown with the next ones. */
  readonly #heard: ChatMessage[] = [];
  /** What is heard is taken one after the other. */
  #turn: Promise<void> = Promise.resolve();
  #expiry: ReturnType<typeof setTimeout> | undefined;
  /** When the next of what is shown is over. */
  #overAt = Infinity;
  #stop: () => void = () => undefined;
  /** Nobody waits any more for what is still to come. */
  #isLeft = false;
  #loadingOlder: Promise<void> | undefined;

  constructor(needs: ConversationNeeds) {
    this.#needs = needs;
    this.#retrying = retryingWith(needs.soon, () => void this.catchUp());
    this.#history = new History(needs);
    this.marks = new MarkTeller(needs.api, needs.chatId);
  }

  get chatId(): string {
    return this.#needs.chatId;
  }

  /** Shows the newest page; what waits in the outbox stands below it. */
  async open(): Promise<void> {
    const { outbox } = this.#needs;
    this.#isLeft = false;
    this.#hearOutbox();
    this.#stop();
    this.#stop = outbox.entries.subscribe(() => this.#hearOutbox());
    await this.load();
  }

  close(): void {
    this.#isLeft = true;
    this.#stop();
    this.#retrying.close();
    clearTimeout(this.#expiry);
    this.marks.close();
  }

  async load(): Promise<void> {
    this.state.set({ ...START });
    this.#shown = 0;
    try {
      const page = await this.#history.load();
      const { conversation, status, lastActive } = page;
      const isUnread = conversation.unread_count > 0;
      if (isUnread) await this.#loadBackTo(conversation.read_seq);
      await this.#openAll(this.#history.entries);
      this.#onItsWay.clear();
      this.#take(conversation);
      this.state.change({
        status: 'ready',
        ...(await this.#titleOf(conversation)),
        partner: {
          online: status,
          lastActive: lastActive === null ? null : new Date(lastActive).toISOString(),
        },
        newAfter: isUnread ? conversation.read_seq : undefined,
        hasOlder: this.#history.hasOlder,
      });
      this.#show();
      this.marks.begin(conversation);
      this.marks.delivered(this.#history.lastSeq);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Loads back to where this `seq` is, however far that may be. */
  async walkTo(seq: number): Promise<void> {
    await this.#walk(({ entries }) => !entries[0] || entries[0].seq <= seq + 1);
  }

  /** Loads back to a message; answers the key of its line, or nothing where it is not there any more. */
  async walkToMessage(id: string): Promise<string | undefined> {
    await this.#walk(({ entries }) => entries.some((entry) => entry.id === id));
    return this.state.read().lines.find(({ entry }) => entry?.id === id)?.key;
  }

  /** Page by page; all of it shows at once, when it is there. */
  async #walk(isThere: (history: History) => boolean): Promise<void> {
    // What has come already may not be opened yet: it shows with the rest of its page.
    await this.#loadingOlder;
    while (!this.#isLeft && !isThere(this.#history) && this.#history.hasOlder) {
      await this.older('a long way', isThere);
      if (this.state.read().older === 'failed') return;
    }
  }

  /** Who was away for a while begins where they left; who was away for long jumps there if they like. */
  async #loadBackTo(seq: number): Promise<void> {
    for (let pages = 1; pages < PAGES_AT_ONCE; pages += 1) {
      const [first] = this.#history.entries;
      if (!first || first.seq <= seq + 1 || !this.#history.hasOlder) return;
      await this.#history.older();
    }
  }

  /** The page before what is there, or as many as are wanted. Asked for twice it is one. */
  older(
    limit: 'a screen' | 'a long way' = 'a screen',
    isEnough?: (history: History) => boolean,
  ): Promise<void> {
    this.#loadingOlder ??= this.#loadOlder(limit, isEnough).finally(() => (this.#loadingOlder = undefined));
    return this.#loadingOlder;
  }

  async #loadOlder(
    limit: 'a screen' | 'a long way',
    isEnough: (history: History) => boolean = () => true,
  ): Promise<void> {
    if (!this.state.read().hasOlder) return;
    this.state.change({ older: 'loading' });
    const ids = new Set<string>();
    let hasFailed = false;
    try {
      do {
        for (const { id } of await this.#history.older(limit)) ids.add(id);
      } while (!this.#isLeft && this.#history.hasOlder && !isEnough(this.#history));
    } catch {
      hasFailed = true;
    }
    try {
      // Edits of these lie in what is there already.
      const isAbout = ({ id, target_id: target }: ChatMessage) =>
        ids.has(id) || (target !== null && ids.has(target));
      await this.#openAll(this.#history.entries.filter(isAbout));
    } catch {
      hasFailed = true;
    }
    this.state.change({ older: hasFailed ? 'failed' : 'idle', hasOlder: this.#history.hasOlder });
    if (ids.size > 0) this.#show();
  }

  /** An entry that came by the hub, or as the answer to one's own. */
  take(entry: ChatMessage): Promise<void> {
    this.#heard.push(entry);
    if (entry.seq > this.#history.lastSeq) this.#onItsWay.add(entry.client_id);
    return this.#inTurn(() =>
      this.#showAfter(async () => {
        for (const one of this.#heard.splice(0)) await this.#history.take(one);
      }),
    );
  }

  /** Something may have been missed. */
  catchUp(): Promise<void> {
    return this.#inTurn(() =>
      this.#showAfter(async () => {
        this.#retrying.callOff();
        await this.#history.catchUp();
        // Keys may not have come either while nothing came.
        await this.#openAgain();
        this.#retrying.rest();
        this.marks.again();
      }),
    );
  }

  /** The chat itself is otherwise: its members, its name, what one has set. */
  async reload(): Promise<void> {
    try {
      const { api, chatId } = this.#needs;
      const chat = await api.call('GET /conversations/:id', { params: { id: chatId } });
      // One may read more than before: what stands above comes with it.
      if (chat.from_seq < (this.state.read().chat?.from_seq ?? 0)) return await this.load();
      this.#take(withFurthestMarks(chat, this.state.read().chat));
      this.state.change(await this.#titleOf(chat));
      this.#show();
    } catch (error) {
      if (isCode(error, 'chat.not-member')) this.#fail(error);
    }
  }

  /** Keys have come: what could not be read is tried again. */
  async tryAgain(): Promise<void> {
    this.#needs.epochs.wake();
    await this.#inTurn(() => this.#openAgain());
  }

  /** What somebody else has received and read. */
  hearMarks(userId: string, delivered: number, read: number | null): void {
    const { chat } = this.state.read();
    if (!chat || userId === this.#needs.me) return;
    const members = chat.members.map((one) =>
      one.user_id === userId
        ? {
            ...one,
            delivered_seq: Math.max(one.delivered_seq, delivered),
            read_seq: read === null ? one.read_seq : Math.max(one.read_seq ?? 0, read),
          }
        : one,
    );
    this.#take({ ...chat, members });
    this.#show();
  }

  hearPresence(online: boolean, lastActive: string | null): void {
    this.state.change({
      partner: { online, lastActive: lastActive ?? this.state.read().partner.lastActive },
    });
  }

  #take(chat: Wire): void {
    const others = chat.members.filter(({ user_id }) => user_id !== this.#needs.me);
    this.#others = {
      delivered: Math.max(0, ...others.map(({ delivered_seq }) => delivered_seq)),
      read: Math.max(0, ...others.map(({ read_seq }) => read_seq ?? 0)),
    };
    this.state.change({ chat });
  }

  /** Shows what has come: also where something after it could not be fetched. */
  async #showAfter(fetch: () => Promise<void>): Promise<void> {
    const { lastSeq } = this.#history;
    try {
      await fetch();
    } finally {
      await this.#takeFresh(this.#history.after(lastSeq));
    }
  }

  async #takeFresh(fresh: readonly ChatMessage[]): Promise<void> {
    if (fresh.length === 0) return;
    for (const { kind, target_id } of fresh)
      if (kind === 'delete' && target_id) this.#history.empty(target_id);
    await this.#openAll(fresh);
    for (const { client_id } of fresh) this.#onItsWay.delete(client_id);
    this.#hearOutbox();
    this.marks.delivered(this.#history.lastSeq);
    this.#show(fresh);
  }

  async #openAgain(): Promise<void> {
    const closed = [...this.#opened].filter(([, opened]) => 'problem' in opened);
    if (closed.length === 0) return;
    for (const [id] of closed) this.#opened.delete(id);
    await this.#openAll(this.#history.entries);
    this.#show();
  }

  async #openAll(entries: readonly ChatMessage[]): Promise<void> {
    const { epochs } = this.#needs;
    await Promise.all(
      entries.map(async (entry) => {
        const isRead = this.#opened.has(entry.id) || entry.kind === 'notice' || entry.kind === 'delete';
        if (isRead || entry.is_deleted || entry.is_hidden) return;
        const isMessage = entry.kind === 'message';
        const target = isMessage ? undefined : this.#history.entries.find(({ id }) => id === entry.target_id);
        if (!isMessage && !target) return;
        this.#opened.set(entry.id, await openLine(epochs, entry, target, this.#retrying.later));
      }),
    );
  }

  async #titleOf(chat: Wire): Promise<Pick<ConversationState, 'title' | 'picture'>> {
    const { name, picture } = await readTitle(this.#needs.epochs, chat);
    return { title: name, picture };
  }

  #hearOutbox(): void {
    const waiting = this.#needs.outbox.entries.read().filter(({ chatId }) => chatId === this.chatId);
    const gone = this.#mine.filter(({ id }) => !waiting.some((entry) => entry.id === id));
    const mine = [...gone.filter(({ id }) => this.#onItsWay.has(id)), ...waiting];
    const isSame = mine.length === this.#mine.length && mine.every((entry, at) => entry === this.#mine[at]);
    this.#mine = mine;
    if (!isSame && this.state.read().status === 'ready') this.#show();
  }

  /** Messages that come below all others change nothing above them, however long the chat is. */
  #show(fresh: readonly ChatMessage[] = []): void {
    const { me, now } = this.#needs;
    const { entries } = this.#history;
    const first = entries[this.#shown];
    const isBelow =
      first !== undefined &&
      this.#shown + fresh.length === entries.length &&
      this.#mine.length === 0 &&
      // The timer of a page that nobody looks at comes late.
      now() < this.#overAt &&
      fresh.every(({ kind, seq }) => kind === 'message' && seq >= first.seq);
    const from = isBelow ? this.#shown : 0;
    const source = {
      me,
      entries,
      opened: this.#opened,
      outbox: this.#mine,
      ...this.#others,
      now: now(),
      from,
    };
    const above = isBelow ? this.state.read().lines : [];
    this.#shown = entries.length;
    this.state.change({ lines: [...above, ...linesOf(source)] });
    this.#watchExpiry(entries);
  }

  /** What disappears goes from the screen at its time, whether the server says so or not. */
  #watchExpiry(entries: readonly ChatMessage[]): void {
    clearTimeout(this.#expiry);
    const now = this.#needs.now();
    this.#overAt = Infinity;
    for (const { expires_at, is_deleted } of entries) {
      const at = expires_at === null || is_deleted ? 0 : new Date(expires_at).getTime();
      if (at > now) this.#overAt = Math.min(this.#overAt, at);
    }
    if (this.#overAt < Infinity)
      this.#expiry = setTimeout(() => this.#show(), Math.min(this.#overAt - now, 2 ** 31 - 1) + 1);
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn
      .then(act)
      .catch((error: unknown) => (isPassing(error) ? this.#retrying.later() : this.#needs.report(error)));
    return this.#turn;
  }

  #fail(error: unknown): void {
    if (!asApiError(error)) this.#needs.report(error);
    const status = isCode(error, 'chat.not-member') ? 'gone' : 'failed';
    this.state.change({ status, error: asApiError(error) });
  }
}
