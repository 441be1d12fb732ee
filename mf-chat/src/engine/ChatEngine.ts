import type { ChatContent, NewMessage, PresenceChange } from '@plaza/api-contract';
import { type OpenKeys, type ShellContext, storageOf } from '@plaza/shell-contract';
import { type Identity, type KeyChain, readChain } from '@plaza/crypto';
import { identitiesOf, identityOf } from '../keys/openKeys.ts';
import { ChatList } from '../live/ChatList.ts';
import { Conversation } from '../live/Conversation.ts';
import { forgetAfterRefresh } from '../live/keptList.ts';
import { Typing } from '../live/Typing.ts';
import { FileCache } from '../files/FileCache.ts';
import { blobsOf, type WaitingFile } from '../files/sealPicked.ts';
import { handOver } from '../outbox/handOver.ts';
import { Outbox } from '../outbox/Outbox.ts';
import { soon } from '../outbox/retrying.ts';
import type { OutboxEntry, SentKind, Target } from '../outbox/OutboxEntry.ts';
import { sendFiles } from '../outbox/sendFiles.ts';
import { Drafts } from '../store/Drafts.ts';
import type { Drawers } from '../store/Drawers.ts';
import { Changing } from '../store/Changing.ts';
import { ChatEpochs } from '../sealing/ChatEpochs.ts';
import { entryOf } from '../sealing/entries.ts';
import { Finishing } from './Finishing.ts';
import { type Hearing, hearChat } from './hearChat.ts';
import { People } from '../sealing/People.ts';
import { Pins } from '../sealing/Pins.ts';
import { postEntry } from './post.ts';
import { openEntry } from '../sealing/Sealer.ts';
import { SentCount } from './SentCount.ts';

/** What is said in a chat. */
export interface Saying {
  chatId: string;
  kind?: SentKind;
  target?: Target | undefined;
  content: ChatContent;
  files?: WaitingFile[];
  notify?: string[] | undefined;
  expiresSeconds?: number | undefined;
}

/** An open chat and who types in it. */
export interface OpenChat {
  conversation: Conversation;
  typing: Typing;
}

type Shell = Pick<ShellContext, 'api' | 'hub' | 'report' | 'storage'>;

/** Opens the chats of whoever these keys belong to, as this browser keeps them. */
export async function openEngine(
  shell: Shell,
  keys: OpenKeys,
  open: (userId: string) => Promise<Drawers>,
): Promise<ChatEngine> {
  const own = await readChain(keys.userId, keys.chain);
  const engine = new ChatEngine(shell, keys, { own, drawers: await open(keys.userId) });
  await engine.drafts.restore();
  return engine;
}

/** All of one person's chats in this page: what is known, what is heard, what goes out. It knows no React. */
export class ChatEngine {
  readonly me: string;
  readonly identity: Identity;
  readonly #identities: readonly Identity[];
  readonly people: People;
  readonly outbox: Outbox;
  readonly list: ChatList;
  readonly drawers: Drawers;
  readonly drafts: Drafts;
  readonly files: FileCache;
  readonly finishing = new Finishing();
  /** What did not go just now. */
  readonly failed = new Changing<{ entry: OutboxEntry; error: unknown } | undefined>(undefined);
  readonly #shell: Shell;
  readonly #sent: SentCount;
  readonly #epochs = new Map<string, ChatEpochs>();
  readonly #kinds = new Map<string, 'pair' | 'group'>();
  #open: OpenChat | undefined;
  #hearing: Hearing | undefined;
  readonly #subscriptions: { unsubscribe(): void }[] = [];
  readonly #leaving = new AbortController();

  constructor(shell: Shell, keys: OpenKeys, { own, drawers }: { own: KeyChain; drawers: Drawers }) {
    this.#shell = shell;
    this.me = keys.userId;
    this.identity = identityOf(keys);
    this.#identities = identitiesOf(keys);
    this.drawers = drawers;
    this.#sent = new SentCount(drawers);
    this.files = new FileCache(shell.api);
    this.drafts = new Drafts(drawers, keys.local);
    const pins = new Pins({ api: shell.api, drawers, vault: keys.vault });
    this.people = new People({ api: shell.api, pins, own, known: keys.people });
    const { me } = this;
    this.list = new ChatList({
      api: shell.api,
      me,
      epochsOf: (chatId, kind) => {
        this.#kinds.set(chatId, kind);
        return this.epochsOf(chatId);
      },
      storage: storageOf(shell).browser,
      now: () => Date.now(),
    });
    this.outbox = new Outbox({
      drawers,
      local: keys.local,
      send: (entry, signal) => this.#send(entry, signal),
      onSent: async (_, message) => {
        this.list.wake();
        await this.#openOf(message.chat_id)?.conversation.take(message);
      },
      onGone: ({ chatId }) => this.#openOf(chatId)?.conversation.catchUp(),
      onFailed: (entry, error) => {
        this.failed.set({ entry, error });
        // A message waits where it stands. An edit or a reaction that is refused for good has no place of its own.
        if (entry.kind !== 'message' && !entry.mayWorkLater) void this.outbox.drop(entry.id);
      },
      onTakenBack: ({ files }) => {
        // What cannot be taken back now is swept in a day.
        for (const id of blobsOf(files.map(({ about }) => about)).filter(Boolean))
          void shell.api.call('DELETE /chat/blobs/:id', { params: { id } }).catch(() => undefined);
      },
      alone: (job) => ('locks' in navigator ? navigator.locks.request(`plaza:chat:${me}`, job) : job()),
      soon,
    });
  }

  /** Begins to listen. */
  start(): void {
    forgetAfterRefresh(storageOf(this.#shell).browser, performance);
    const { hub } = this.#shell;
    const hear = (subscription: { unsubscribe(): void }) => this.#subscriptions.push(subscription);
    hear(hub.on('new-message').subscribe({ next: ({ payload }) => this.#hearMessage(payload) }));
    hear(
      hub.on('chat-entry').subscribe({
        next: ({ payload }) => {
          void this.#openOf(payload.chatID)?.conversation.take(payload.entry);
          this.list.wake();
        },
      }),
    );
    hear(hub.on('chat-read').subscribe({ next: () => this.list.wake() }));
    hear(
      hub
        .on('chat-changed')
        .subscribe({ next: ({ payload }) => this.#hearChanged(payload.chatID, payload.what) }),
    );
    hear(
      hub.on('keys-changed').subscribe({
        next: ({ payload }) => {
          this.people.lookAgain(payload.user_id);
          void this.#open?.conversation.reload();
          void this.#helpOthers();
        },
      }),
    );
    hear(hub.on('presence').subscribe({ next: ({ payload }) => this.#hearPresence(payload) }));
    hear(hub.on('friendship').subscribe({ next: ({ payload }) => this.#hearFriendship(payload.user_id) }));
    // Too much was missed: what is on screen is loaded anew.
    hear(
      hub.sync().subscribe({
        next: () => {
          void this.#open?.conversation.catchUp();
          // Who came and went meanwhile was told to nobody here.
          void this.#askPresence();
          this.list.wake();
          this.outbox.wake();
        },
      }),
    );
    const wake = () => this.outbox.wake();
    window.addEventListener('online', wake, { signal: this.#leaving.signal });
    hear(hub.state$.subscribe({ next: (state) => state === 'connected' && wake() }));
    void this.outbox.restore();
  }

  close(): void {
    this.#leaving.abort();
    for (const subscription of this.#subscriptions.splice(0)) subscription.unsubscribe();
    this.list.close();
    this.outbox.close();
    this.drafts.close();
    this.files.close();
    const isWaiting = () => this.outbox.entries.read().length > 0;
    if (isWaiting()) handOver();
    void this.finishing.done().then((wasAny) => {
      this.drawers.close();
      if (wasAny && isWaiting()) handOver();
    });
  }

  epochsOf(chatId: string): ChatEpochs {
    const { api } = this.#shell;
    const known = this.#epochs.get(chatId);
    if (known) return known;
    const kindOf = async () =>
      this.#kinds.get(chatId) ?? (await api.call('GET /conversations/:id', { params: { id: chatId } })).kind;
    const { drawers, people, identity: me } = this;
    const epochs = new ChatEpochs({ api, drawers, people, me, identities: this.#identities, chatId, kindOf });
    this.#epochs.set(chatId, epochs);
    return epochs;
  }

  /** A chat to show. Nothing of it is loaded or heard before it is attached. */
  chatOf(chatId: string): OpenChat {
    const { api, hub, report } = this.#shell;
    const conversation = new Conversation({
      api,
      me: this.me,
      chatId,
      epochs: this.epochsOf(chatId),
      outbox: this.outbox,
      report: (error) => report(error, 'chat'),
      now: () => Date.now(),
      soon,
    });
    return { conversation, typing: new Typing(hub, chatId) };
  }

  /** A chat is on screen from now on; returns the way to take it off. */
  attach(chat: OpenChat): () => void {
    const { conversation } = chat;
    this.#open = chat;
    const hearing = hearChat(this.#shell.hub, this.me, chat);
    this.#hearing = hearing;
    const prepare = async () => {
      await conversation.open();
      await this.#askPresence();
      await this.epochsOf(conversation.chatId).helpOthers();
    };
    // What fails of it says so on screen, or is tried with the next one.
    prepare().catch(() => undefined);
    return () => {
      hearing.stop();
      conversation.close();
      chat.typing.close();
      if (this.#open === chat) this.#open = undefined;
    };
  }

  /** Asks how the other one of the open chat is. */
  async #askPresence(): Promise<void> {
    const conversation = this.#open?.conversation;
    const chat = conversation?.state.read().chat;
    const partner = chat?.kind === 'pair' && chat.members.find(({ user_id }) => user_id !== this.me);
    if (!conversation || !partner) return;
    try {
      const [answer] = await this.#shell.hub.invoke('presence', [partner.user_id]);
      if (answer) conversation.hearPresence(answer.online, answer.last_active);
    } catch {
      // What the history said of it stays.
    }
  }

  /** Says something. It is on screen at once; it rejects only where this browser cannot keep it. */
  say({
    chatId,
    kind = 'message',
    target,
    content,
    files = [],
    notify,
    expiresSeconds,
  }: Saying): Promise<void> {
    const [id, at] = [crypto.randomUUID(), new Date().toISOString()];
    const entry = { id, chatId, kind, target, content, files, at, notify, expiresSeconds };
    return this.finishing.do(() => this.outbox.add(entry));
  }

  /** The words of a message, for the notices of the system. */
  async read(message: NewMessage): Promise<string> {
    return (await openEntry(this.epochsOf(message.chatID), entryOf(message))).text;
  }

  async #send(entry: OutboxEntry, signal: AbortSignal) {
    const { api } = this.#shell;
    const { id, chatId, kind, target, notify, expiresSeconds } = entry;
    let { content } = entry;
    let blobs: string[] = [];
    if (entry.files.length > 0) {
      const files = await sendFiles(entry, {
        api,
        signal,
        onShare: (share) => this.outbox.progress(id, share),
        onKept: (some) => this.outbox.note({ ...entry, files: some }),
      });
      // Taken back while they were brought.
      signal.throwIfAborted();
      const abouts = files.map(({ about }) => about);
      content = { ...content, files: abouts };
      blobs = blobsOf(abouts);
    }
    const isImage = content.files?.[0]?.type.startsWith('image/') ?? false;
    const more = {
      ...(blobs.length > 0 ? { blobs, is_image: isImage } : {}),
      ...(notify && notify.length > 0 ? { notify } : {}),
      ...(expiresSeconds === undefined ? {} : { expires_seconds: expiresSeconds }),
    };
    const counted = kind === 'message' ? await this.#sent.next(chatId) : {};
    const unsealed = { me: this.me, id, kind, target, content: { ...content, ...counted }, more };
    const message = await postEntry(api, chatId, this.epochsOf(chatId), unsealed);
    if (kind === 'message') await this.#sent.taken(chatId, counted);
    return message;
  }

  /** Somebody has keys now who had none: what was said to them before waits for a device that has the key of it. */
  async #helpOthers(): Promise<void> {
    try {
      const { api } = this.#shell;
      const chats = await api.call('GET /chat/:userId', { params: { userId: this.me }, query: {} });
      for (const { chat_id, kind } of chats) {
        this.#kinds.set(chat_id, kind);
        await this.epochsOf(chat_id).helpOthers();
      }
    } catch {
      // Each is looked at again when it is opened.
    }
  }

  #hearMessage(message: NewMessage): void {
    const open = this.#openOf(message.chatID);
    if (message.sender_id) open?.typing.stop(message.sender_id);
    void open?.conversation.take(entryOf(message));
    this.list.wake();
  }

  #hearChanged(chatId: string, what: string): void {
    const open = this.#openOf(chatId);
    if (what === 'wraps' || what === 'epoch' || what === 'members') {
      this.epochsOf(chatId).wake();
      void open?.conversation.tryAgain();
    }
    if (what === 'wraps')
      void this.epochsOf(chatId)
        .lookAtWraps()
        .catch(() => undefined);
    void open?.conversation.reload();
    if (open && what === 'accepted') this.#hearAccepted();
    this.list.wake();
  }

  /** Both have taken the open chat on: from now on they see whether the other one is here, types and has read. */
  #hearAccepted(): void {
    this.#hearing?.again();
    void this.#askPresence();
  }

  /** Friends have taken on each other's chat. */
  #hearFriendship(userId: string): void {
    const conversation = this.#openWith(userId);
    if (conversation) this.#hearChanged(conversation.chatId, 'accepted');
    else this.list.wake();
  }

  #hearPresence({ userId, online, last_active }: PresenceChange): void {
    this.#openWith(userId)?.hearPresence(online, last_active);
  }

  /** The open chat, where it is the one with this person alone. */
  #openWith(userId: string): Conversation | undefined {
    const conversation = this.#open?.conversation;
    const chat = conversation?.state.read().chat;
    const isPartner = chat?.kind === 'pair' && chat.members.some(({ user_id }) => user_id === userId);
    return isPartner && userId !== this.me ? conversation : undefined;
  }

  #openOf(chatId: string): OpenChat | undefined {
    return this.#open?.conversation.chatId === chatId ? this.#open : undefined;
  }
}
