import type { SignedEntry } from '@plaza/api-contract';
import type { ApiClient, KnownPeople } from '@plaza/shell-contract';
import { type Chains, comparePin, headOf, type KeyChain, readChain } from '@plaza/crypto';
import { Changing } from '../store/Changing.ts';
import type { Pins } from './Pins.ts';

/** How somebody's keys stand to those that were seen here before. */
export type KeyStanding =
  | 'same'
  /** They began anew: nobody has compared yet. */
  | 'reset'
  /** What was seen before is gone from their chain, or does not hold: nothing is sent until it is settled. */
  | 'forked';

export interface PeopleNeeds {
  api: ApiClient;
  pins: Pins;
  /** One's own chain, as it was checked. */
  own: KeyChain;
  /** Where checked chains lie for the worker that opens pushes. */
  known: KnownPeople;
}

const MOST = 50;

/** The keys of people, each chain checked from its beginning and compared with what one's devices have pinned. */
export class People {
  readonly standing = new Changing<ReadonlyMap<string, KeyStanding>>(new Map());
  readonly #needs: PeopleNeeds;
  readonly #chains = new Map<string, KeyChain>();
  readonly #asking = new Map<string, Promise<void>>();

  constructor(needs: PeopleNeeds) {
    this.#needs = needs;
    this.#chains.set(needs.own.userId, needs.own);
  }

  /** The chains of these people. Who has no keys yet, or whom one does not see, is left out. */
  async chainsOf(ids: readonly string[]): Promise<Chains> {
    const unknown = [...new Set(ids)].filter((id) => !this.#chains.has(id));
    const unasked = unknown.filter((id) => !this.#asking.has(id));
    for (let at = 0; at < unasked.length; at += MOST) {
      const some = unasked.slice(at, at + MOST);
      const asked = this.#ask(some).finally(() => some.forEach((id) => this.#asking.delete(id)));
      for (const id of some) this.#asking.set(id, asked);
    }
    // Also for who is being compared: a chain alone says nothing yet.
    await Promise.all(ids.flatMap((id) => this.#asking.get(id) ?? []));
    return this.#chains;
  }

  /** Somebody has other keys now: they are asked for when they are needed next. */
  forget(userId: string): void {
    this.#chains.delete(userId);
  }

  /** They have other keys now. Of whom nothing was known nothing is asked; what others are shown as is said at once. */
  lookAgain(userId: string): void {
    if (userId === this.#needs.own.userId || !this.#chains.has(userId)) return;
    this.forget(userId);
    // Without an answer it is asked for when it is needed next.
    void this.chainsOf([userId]).catch(() => undefined);
  }

  isForked(userId: string): boolean {
    return this.standing.read().get(userId) === 'forked';
  }

  /** One has compared, or trusts the new keys all the same. */
  async accept(userId: string): Promise<void> {
    const chain = (await this.chainsOf([userId])).get(userId);
    const head = chain && headOf(chain);
    if (!head) return;
    await this.#needs.pins.keep(userId, head.hash);
    this.#stand(userId, 'same');
  }

  async #ask(ids: readonly string[]): Promise<void> {
    this.#needs.pins.warmUp();
    const people = await this.#needs.api.call('GET /keys/people', { query: { ids: ids.join(',') } });
    for (const { user_id, chain } of people) {
      const read = await readChain(user_id, chain).catch(() => this.#stand(user_id, 'forked'));
      if (!read) continue;
      // What cannot be compared just now is not known, and says nothing of whose it is.
      await this.#compare(read, chain);
      this.#chains.set(user_id, read);
    }
  }

  async #compare(chain: KeyChain, entries: readonly SignedEntry[]): Promise<void> {
    const head = headOf(chain);
    if (!head) return;
    const seen = compareAll(chain, await this.#needs.pins.of(chain.userId));
    if (seen !== 'reset' && seen !== 'forked') await this.#needs.pins.keep(chain.userId, head.hash);
    // A fork is nobody whose words a push may show.
    if (seen !== 'forked') await this.#needs.known.keep(chain.userId, entries).catch(() => undefined);
    this.#stand(chain.userId, seen === 'reset' || seen === 'forked' ? seen : 'same');
  }

  #stand(userId: string, standing: KeyStanding): void {
    const all = this.standing.read();
    if ((all.get(userId) ?? 'same') !== standing) this.standing.set(new Map([...all, [userId, standing]]));
  }
}

/** Several devices may have pinned the same person at different times: what was seen last counts. */
function compareAll(chain: KeyChain, pins: readonly string[]): ReturnType<typeof comparePin> {
  const seen = new Set(pins.map((hash) => comparePin(chain, hash)));
  return (['forked', 'same', 'continued', 'reset'] as const).find((how) => seen.has(how)) ?? 'new';
}
