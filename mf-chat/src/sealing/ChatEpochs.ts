import type { CallAnswer, EpochMember, EpochRecord, NewEpoch } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';
import {
  byPerson,
  type Chains,
  checkEpoch,
  CryptoError,
  findGarbage,
  headOf,
  type Identity,
  makeEpoch,
  openContentKey,
  readRecord,
  wrapLater,
} from '@plaza/crypto';
import type { Drawers } from '../store/Drawers.ts';
import type { People } from './People.ts';

/** An epoch whose record was checked. */
export interface KnownEpoch {
  n: number;
  hash: string;
  record: string;
  words: EpochRecord;
  /** Missing where nobody has wrapped it for this person yet. */
  contentKey?: CryptoKey | undefined;
}

/** One that can seal and open. */
export type OpenEpoch = KnownEpoch & { contentKey: CryptoKey };

/** An epoch that was made here, and what the server must take for it to count. */
export interface BegunEpoch {
  epoch: OpenEpoch;
  body: NewEpoch;
}

interface Kept {
  kind: 'pair' | 'group';
  epochs: KnownEpoch[];
}

export interface EpochNeeds {
  api: ApiClient;
  drawers: Drawers;
  people: People;
  me: Identity;
  /** One's own keys, the former ones too, the present ones last. */
  identities: readonly Identity[];
  chatId: string;
  /** Two always stay two: the rules differ. */
  kindOf(): Promise<'pair' | 'group'>;
}

type Answer = CallAnswer<'GET /conversations/:id/epochs'>;
type Given = Answer['epochs'][number];

/** The epochs of one chat: each checked once, its key kept in this browser, from which no script can read it out. */
export class ChatEpochs {
  readonly #needs: EpochNeeds;
  #kept: Promise<Kept> | undefined;
  #learning: Promise<Answer> | undefined;
  /** For these the server had nothing the last time; something must happen before it is asked again. */
  readonly #unopened = new Set<number>();
  readonly #letRead = new Set<string>();

  constructor(needs: EpochNeeds) {
    this.#needs = needs;
  }

  /** The epoch that a message was sealed under. */
  async at(n: number): Promise<OpenEpoch> {
    let epoch = await this.#find(n);
    if (!epoch?.contentKey && !this.#unopened.has(n)) {
      const first = (await this.#load()).epochs[0]?.n ?? 0;
      await this.learn(epoch || n < first ? n - 1 : undefined);
      epoch = await this.#find(n);
      if (!epoch?.contentKey) this.#unopened.add(n);
    }
    if (!epoch?.contentKey) throw new CryptoError('unknown-epoch', `epoch ${n}`);
    return withKey(epoch, epoch.contentKey);
  }

  /**
   * The last that this device knows and one can write under; it may be over. Who had no keys when it began reads it, once
   * somebody has wrapped it for them, but stands in its list without a key: what they write needs the next one.
   */
  async last(): Promise<OpenEpoch | undefined> {
    const epoch = (await this.#load()).epochs.at(-1);
    const { userId } = this.#needs.me;
    const hasKey = epoch?.words.members.some(([id, keyId]) => id === userId && keyId !== '');
    return epoch?.contentKey && hasKey ? withKey(epoch, epoch.contentKey) : undefined;
  }

  /** Of people whose keys do not hold nobody is sealed for until one has decided. */
  refuseForked(members: readonly EpochMember[]): void {
    const forked = members.find(([id]) => this.#needs.people.isForked(id));
    if (forked) throw new CryptoError('wrong-chain', `keys of ${forked[0]} that do not hold`);
  }

  /** Somebody was in the list and had no key yet: now they may have one, and this device can wrap for them. */
  async helpOthers(): Promise<void> {
    const { epochs } = await this.#load();
    if (epochs.some(({ words }) => words.members.some(([, keyId]) => keyId === ''))) await this.learn(0);
  }

  /** A person here has decided that this one may read what was said before they had their present keys, or before they came. */
  async letRead(userId: string): Promise<void> {
    this.#letRead.add(userId);
    await this.learn(0);
  }

  /** Wraps have come, or one that was there opens nothing: with the key of the epoch this device can make another. */
  async lookAtWraps(): Promise<void> {
    if ((await this.#load()).epochs.length > 0) await this.learn(0);
  }

  /** Somebody has wrapped keys, or the list is another: what could not be opened is tried again. */
  wake(): void {
    this.#unopened.clear();
  }

  /** Begins the next epoch for who belongs to the chat now, and whoever is let in with it. */
  async begin(
    letIn: readonly EpochMember[] = [],
    roles: ReadonlyMap<string, 'owner' | 'member'> = new Map(),
  ): Promise<BegunEpoch> {
    const { chatId, me } = this.#needs;
    const { members: listed } = await this.learn();
    const { kind, epochs } = await this.#load();
    const before = epochs.at(-1);
    const members = [...listed.filter(([id]) => !letIn.some(([other]) => other === id)), ...letIn]
      .map(([id, key, role]): EpochMember => [id, key, roles.get(id) ?? role])
      .toSorted(([one], [other]) => byPerson({ userId: one }, { userId: other }));
    const chains = await this.#chainsFor(members);
    this.refuseForked(members);
    refuseStrangers({ kind, before, members, letIn });
    const made = await makeEpoch({ conversation: chatId, previous: before ?? null, members, chains, me });
    const { record, signature } = made.epoch;
    // By the rules that the others go by: what they would refuse is not sent.
    const words = await checkEpoch(
      { record, signature, hash: made.hash, by_user: me.userId },
      { conversation: chatId, kind, previous: before ?? null, chains, isEntrance: !before && made.n > 1 },
    );
    const { n, hash, contentKey } = made;
    return { epoch: { n, hash, record, words, contentKey }, body: made.epoch };
  }

  /** The server has taken one that was made here. */
  async keep(epoch: OpenEpoch): Promise<void> {
    const kept = await this.#load();
    if ((kept.epochs.at(-1)?.n ?? 0) < epoch.n) await this.#save([...kept.epochs, epoch]);
  }

  /** Asks for the epochs after a number, or after the last one known, and checks them. */
  async learn(after?: number): Promise<Answer> {
    const known = (await this.#load()).epochs.at(-1)?.n ?? 0;
    if (after !== undefined && after < known) return this.#learnFrom(after);
    this.#learning ??= this.#learnFrom(known).finally(() => (this.#learning = undefined));
    return this.#learning;
  }

  async #learnFrom(after: number): Promise<Answer> {
    const { api, chatId } = this.#needs;
    for (let from = after; ;) {
      const answer = await api.call('GET /conversations/:id/epochs', {
        params: { id: chatId },
        query: { after: from },
      });
      for (const given of answer.epochs) await this.#take(given);
      const last = answer.epochs.at(-1);
      if (!answer.has_more || !last) return answer;
      from = last.n;
    }
  }

  async #take(given: Given): Promise<void> {
    const { chatId, identities } = this.#needs;
    const { kind, epochs } = await this.#load();
    const words = readRecord(given.record);
    const chains = await this.#chainsFor(words.members, given.by_user);
    const known = epochs.find(({ n }) => n === given.n);
    const previous = epochs.find(({ n }) => n === given.n - 1) ?? null;
    if (known && known.hash !== given.hash) throw new CryptoError('wrong-epoch', `another epoch ${given.n}`);
    if (!known) {
      // The first that somebody sees; also of those before it, once they are let read them.
      const first = epochs[0]?.n ?? Infinity;
      const isEntrance = previous === null && given.n > 1 && given.n < first;
      await checkEpoch(given, { conversation: chatId, kind, previous, chains, isEntrance });
    }
    const contentKey =
      known?.contentKey ??
      (await openContentKey(words, given.wraps, identities, chains).catch(() => undefined));
    const epoch = { n: given.n, hash: given.hash, record: given.record, words, contentKey };
    const others = (await this.#load()).epochs.filter(({ n }) => n !== given.n);
    await this.#save([...others, epoch].toSorted((one, other) => one.n - other.n));
    if (contentKey) await this.#wrapForOthers(given, words, chains);
    else await this.#refuseGarbage(given, words, chains);
  }

  /** A wrap that opens nothing stands in the way of one that would: others see that this device has one already. */
  async #refuseGarbage(given: Given, words: EpochRecord, chains: Chains): Promise<void> {
    const { api, chatId, identities } = this.#needs;
    for (const keyId of await findGarbage(words, given.wraps, identities, chains)) {
      const params = { id: chatId, n: given.n, keyId };
      // Without an answer it is put aside when it is met next.
      await api.call('DELETE /conversations/:id/epochs/:n/wraps/:keyId', { params }).catch(() => undefined);
    }
  }

  /** The chains of these members. One in which a listed key is missing is older than the list. */
  async #chainsFor(members: readonly EpochMember[], creator?: string): Promise<Chains> {
    const { me, people } = this.#needs;
    const ids = [...members.map(([id]) => id), ...(creator === undefined ? [] : [creator])];
    const chains = await people.chainsOf(ids);
    if (hasAllKeys(members, chains)) return chains;
    for (const id of ids) if (id !== me.userId) people.forget(id);
    return people.chainsOf(ids);
  }

  /** For who belongs to the chat by its signed list, or is let read by an owner, and had no key when the epoch began. */
  async #wrapForOthers(given: Given, words: EpochRecord, chains: Chains): Promise<void> {
    const { api, chatId, identities, me, people } = this.#needs;
    const listed = (await this.#load()).epochs.at(-1)?.words.members ?? words.members;
    const others = given.missing.filter(
      ({ user_id }) => user_id !== me.userId && listed.some(([id]) => id === user_id),
    );
    if (others.length === 0) return;
    const known = await people.chainsOf(others.map(({ user_id }) => user_id));
    const to = others.filter(({ user_id, key_id }) => {
      const chain = known.get(user_id);
      // Who began anew is let read what was before by a person, not by a device.
      const isLet = this.#letRead.has(user_id) || chain?.links.every(({ how }) => how !== 'reset');
      return chain && isLet && !people.isForked(user_id) && headOf(chain)?.keyId === key_id;
    });
    if (to.length === 0) return;
    try {
      const wraps = await wrapLater(words, given.wraps, identities, chains, to);
      await api.call('POST /conversations/:id/epochs/:n/wraps', {
        params: { id: chatId, n: given.n },
        body: { wraps },
      });
    } catch {
      // Another member's device can do it as well.
    }
  }

  async #find(n: number): Promise<KnownEpoch | undefined> {
    return (await this.#load()).epochs.find((epoch) => epoch.n === n);
  }

  #load(): Promise<Kept> {
    this.#kept ??= this.#read();
    return this.#kept;
  }

  async #read(): Promise<Kept> {
    const { drawers, chatId, kindOf } = this.#needs;
    try {
      return (await drawers.get<Kept>('epochs', chatId)) ?? { kind: await kindOf(), epochs: [] };
    } catch (error) {
      this.#kept = undefined;
      throw error;
    }
  }

  async #save(epochs: KnownEpoch[]): Promise<void> {
    const kept = { ...(await this.#load()), epochs };
    this.#kept = Promise.resolve(kept);
    // Without space for it they are asked for again the next time.
    await this.#needs.drawers.put('epochs', this.#needs.chatId, kept).catch(() => undefined);
  }
}

function withKey(epoch: KnownEpoch, contentKey: CryptoKey): OpenEpoch {
  return { ...epoch, contentKey };
}

function hasAllKeys(members: readonly EpochMember[], chains: Chains): boolean {
  return members.every(
    ([id, keyId]) => keyId === '' || chains.get(id)?.links.some((link) => link.keyId === keyId),
  );
}

/** The server lists who belongs to a chat. It must not slip in a listener whom nobody here has let in. */
function refuseStrangers({
  kind,
  before,
  members,
  letIn,
}: {
  kind: 'pair' | 'group';
  before: KnownEpoch | undefined;
  members: readonly EpochMember[];
  letIn: readonly EpochMember[];
}): void {
  if (kind === 'pair' && members.length > 2) throw new CryptoError('wrong-epoch', 'a third one in a pair');
  if (!before) return;
  const known = new Set([...before.words.members, ...letIn].map(([id]) => id));
  const stranger = members.find(([id]) => !known.has(id));
  if (stranger) throw new CryptoError('wrong-epoch', `${stranger[0]} let in by nobody`);
}
