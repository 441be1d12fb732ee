import type { NewKeyCopy } from '@plaza/api-contract';
import {
  type Bytes,
  type ChainEnd,
  comparePin,
  createDeviceSecret,
  createIdentity,
  createRecoveryCode,
  createRoot,
  CryptoError,
  headOf,
  type Identity,
  type KeyChain,
  openIdentity,
  openRootHere,
  readChain,
  sealRootHere,
  vaultKey,
} from '@plaza/crypto';
import { digitsOf } from '@plaza/crypto/safety';
import { type ApiClient, ApiError, type KeysState } from '@plaza/shell-contract';
import {
  copyBy,
  hasCopy,
  openCopy,
  type OwnKeys,
  passkeyCopy,
  passwordCopy,
  presentCopies,
  recoveryCopy,
  rootOf,
  type Shown,
} from './copies.ts';
import type { KeptKeys, KeptPair, KeyShelf } from './KeyShelf.ts';
import type { Brought } from './KeysDoor.ts';
import { areAlike, createLocal, notFresh, openKeys } from './lentKeys.ts';

export interface KeyRingNeeds {
  user: { id: string; username: string };
  api: ApiClient;
  shelf: KeyShelf;
  /** How the keys stand, for everybody who looks; ends when the session does. */
  show(state: KeysState): void;
  /** What was shown at the login, once. */
  takeBrought(): Brought | undefined;
  /** It opened nothing yet, because nobody answered: for the next time. */
  keepBrought(brought: Brought): void;
  /** One tab at a time. */
  alone<Result>(act: () => Promise<Result>): Promise<Result>;
  /** Other tabs shall look again. */
  tellTabs(): void;
  /** Somebody who is not here has changed the keys. */
  warn(how: 'changed' | 'forked'): void;
  /** Somebody who only tries Plaza out: nothing of them is to be kept for ever. */
  isTrial: boolean;
  /** What this browser is called in the list of devices. */
  deviceName: string;
  now(): number;
}

export interface KeyFacts {
  own: OwnKeys;
  digits: string;
  times: number;
  /** Which of the devices this browser is. */
  deviceId: string | undefined;
}

/** Makes, opens, copies and replaces the chat keys of one person in this browser. */
export class KeyRing {
  readonly #needs: KeyRingNeeds;
  readonly #userId: string;
  #kept: KeptKeys | undefined;
  /** Whether everybody has been shown that they are open. */
  #isShown = false;

  constructor(needs: KeyRingNeeds) {
    this.#needs = needs;
    this.#userId = needs.user.id;
  }

  get userId(): string {
    return this.#userId;
  }

  /**
   * Opens what is here, or what can be had by what was just shown at the login; makes the first keys where there are none
   * and something can open them elsewhere.
   */
  async open(): Promise<void> {
    const { alone, shelf, takeBrought } = this.#needs;
    const brought = takeBrought();
    try {
      await alone(async () => {
        const kept = await shelf.read(this.#userId);
        if (!kept) return this.#openAnew(brought);
        this.#take({ ...kept, seenAt: this.#needs.now() });
        // Ready for use at once; the server is asked behind it, and a network that is down takes nothing away.
        await this.#check(brought).catch((error: unknown) => {
          if (error instanceof CryptoError) throw error;
        });
        if (this.#kept) await shelf.write(this.#kept);
      });
    } catch (error) {
      if (brought && !(error instanceof CryptoError)) this.#needs.keepBrought(brought);
      this.#show({ is: 'failed', error });
    }
  }

  /** Another tab or device has changed something. */
  async look(): Promise<void> {
    const kept = await this.#needs.shelf.read(this.#userId);
    if (kept) this.#take(kept);
  }

  /** What the server keeps of them, sealed, and which ways there are to open it. */
  ask(): Promise<OwnKeys> {
    return this.#needs.api.call('GET /keys');
  }

  /** The same, and what one compares with others: one's half of every safety number, and how often one had keys. */
  async facts(): Promise<KeyFacts> {
    const own = await this.ask();
    const kept = this.#opened();
    const chain = await this.#chainOf(kept);
    return { own, digits: await digitsOf(chain), times: chain.links.length, deviceId: kept.device?.id };
  }

  /** Opens the keys by a code, a password or a passkey. Says whether that was the right one. */
  async openBy(shown: Shown): Promise<boolean> {
    return this.#needs.alone(async () => {
      const own = await this.ask();
      // What could be guessed at is told only after a fresh proof.
      if ('password' in shown && !own.is_fresh) throw notFresh();
      const root = await openCopy(this.#userId, own, shown);
      if (root) await this.#keep(own, root);
      return root !== undefined;
    });
  }

  /** A code that opens nothing yet: it is shown before the first keys are made for it. */
  async newRecoveryCode(): Promise<string> {
    return (await createRecoveryCode()).text;
  }

  /**
   * The first keys, with a copy for what their owner has chosen. Where another device was faster these are never used, and
   * what was shown opens its copy, or nothing.
   */
  async makeFirst(shown: Shown): Promise<void> {
    await this.#needs.alone(async () => {
      const own = await this.ask();
      if (own.chain.length === 0) return this.#make(own, shown);
      const root = await openCopy(this.#userId, own, shown);
      return root ? this.#keep(own, root) : this.#show({ is: 'locked' });
    });
  }

  /** Opens them by a root key that another device has sent. */
  async openByRoot(root: Bytes): Promise<void> {
    await this.#needs.alone(async () => this.#keep(await this.ask(), root));
  }

  /** Another code, in place of the one before. Told once: nobody can show it again. */
  async makeRecoveryCode(): Promise<string> {
    const root = await this.root();
    const { text, bytes } = await createRecoveryCode();
    await this.#putCopy(await recoveryCopy(this.#userId, bytes, root));
    return text;
  }

  async copyForPasskey(from: { prf: Bytes; credential: string }): Promise<void> {
    await this.#putCopy(await passkeyCopy(this.#userId, from, await this.root()));
  }

  async copyForPassword(password: string): Promise<void> {
    await this.#putCopy(await passwordCopy(this.#userId, password, await this.root()));
  }

  /** What goes with a new password, so that both always fit; nothing where the root key cannot be had. */
  async copyFor(newPassword: string, present: string): Promise<NewKeyCopy | undefined> {
    if (!this.#kept) return undefined;
    const root = await this.root().catch(async () =>
      openCopy(this.#userId, await this.ask(), { password: present, as: '' }),
    );
    return root && passwordCopy(this.#userId, newPassword, root);
  }

  /** The root key, which lies here sealed. Needs a fresh proof: the server lends its share to nobody else. */
  async root(): Promise<Bytes> {
    const { device, secret } = this.#opened();
    if (!device) throw new CryptoError('wrong-secret', 'this browser holds no root key');
    const { share } = await this.#needs.api.call('GET /keys/devices/:id/share', {
      params: { id: device.id },
    });
    return openRootHere(secret, share, device.sealedRoot);
  }

  /** Other keys in place of those that nothing opens any more. What was written before stays shut. Needs a fresh proof. */
  async startAnew(password: string | undefined): Promise<void> {
    await this.#needs.alone(async () => {
      const own = await this.ask();
      const head = headOf(await readChain(this.#userId, own.chain));
      const shown = password === undefined ? undefined : { password, as: '' };
      await this.#make(own, shown, head && { n: head.n, head: head.hash });
    });
  }

  /** The person leaves this browser for good: their keys go with them. */
  async forget(): Promise<void> {
    const { api, shelf, tellTabs } = this.#needs;
    const device = this.#kept?.device ?? (await shelf.read(this.#userId))?.device;
    if (device)
      await api.call('DELETE /keys/devices/:id', { params: { id: device.id } }).catch(() => undefined);
    await shelf.forget(this.#userId);
    tellTabs();
  }

  async #openAnew(brought: Brought | undefined): Promise<void> {
    const own = await this.ask();
    if (own.chain.length === 0) {
      // Without a copy they would be locked at the next login elsewhere. So they wait until their owner says what opens them.
      if (!brought && own.has_password) return this.#show({ is: 'locked', isUnmade: true });
      return this.#make(own, brought);
    }
    const root = brought && (await openCopy(this.#userId, own, brought));
    if (root) return this.#keep(own, root);
    this.#show({ is: 'locked' });
  }

  /** The keys and the copy in one request: there is never one without the other. */
  async #make(own: OwnKeys, shown: Shown | undefined, end?: ChainEnd): Promise<void> {
    const { api } = this.#needs;
    const root = createRoot();
    const { entry, sealed, identity } = await createIdentity(this.#userId, root, end);
    const isFor = shown && (own.has_password || !('password' in shown));
    const copies = isFor ? [await copyBy(this.#userId, shown, root)] : [];
    try {
      const made = await api.call('POST /keys/identity', { body: { ...entry, sealed, copies } });
      await this.#keep(made, root, identity);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'keys.taken')) throw error;
      // Another device was first: its keys are the keys, and these were never used.
      const theirs = await this.ask();
      const opened = shown && (await openCopy(this.#userId, theirs, shown));
      if (opened) await this.#keep(theirs, opened);
      else this.#show({ is: 'locked' });
    }
  }

  /** Keeps what the root key opens in this browser. */
  async #keep(own: OwnKeys, root: Bytes, made?: Identity): Promise<void> {
    const chain = await readChain(this.#userId, own.chain);
    const pairs = await this.#pairsOf(own, root, made);
    const secret = await createDeviceSecret();
    const kept: KeptKeys = {
      userId: this.#userId,
      pairs,
      chain: own.chain.map(({ key_id, entry, own_sig, by_sig }) => ({ key_id, entry, own_sig, by_sig })),
      local: this.#kept?.local ?? (await createLocal()),
      vault: await vaultKey(this.#userId, root),
      secret,
      device: await this.#register(secret, root),
      hasCopy: hasCopy(own),
      seenAt: this.#needs.now(),
    };
    if (pairs.at(-1)?.keyId !== headOf(chain)?.keyId)
      throw new CryptoError('wrong-secret', 'a root key of keys before these');
    await this.#needs.shelf.write(kept);
    this.#needs.tellTabs();
    this.#take(kept);
  }

  async #pairsOf(own: OwnKeys, root: Bytes, made?: Identity): Promise<KeptPair[]> {
    const from = rootOf(own);
    const opened = await Promise.all(
      own.chain.slice(from - 1).map(async ({ key_id, sealed }): Promise<KeptPair | undefined> => {
        if (made?.keyId === key_id) return { keyId: key_id, agree: made.agree, sign: made.sign };
        if (sealed === null) return undefined;
        const { agree, sign } = await openIdentity(this.#userId, key_id, sealed, root);
        return { keyId: key_id, agree, sign };
      }),
    );
    const now = opened.filter((pair) => pair !== undefined);
    const former = (this.#kept?.pairs ?? []).filter((pair) => !now.some(({ keyId }) => keyId === pair.keyId));
    return [...former, ...now];
  }

  /** A device more is no reason to have no keys: without it a new code asks for a way in first. */
  async #register(secret: CryptoKey, root: Bytes): Promise<KeptKeys['device']> {
    const { api, deviceName } = this.#needs;
    const before = this.#kept?.device;
    if (before)
      await api.call('DELETE /keys/devices/:id', { params: { id: before.id } }).catch(() => undefined);
    try {
      const { id, share } = await api.call('POST /keys/devices', { body: { name: deviceName } });
      return { id, sealedRoot: await sealRootHere(secret, share, root) };
    } catch {
      return null;
    }
  }

  /** Whether the server still has the keys that are open here, and a copy for what was just shown. */
  async #check(brought: Brought | undefined): Promise<void> {
    const kept = this.#opened();
    const own = await this.ask();
    const [here, there] = [await this.#chainOf(kept), await readChain(this.#userId, own.chain)];
    const stands = comparePin(there, headOf(here)?.hash ?? null);
    if (stands === 'forked') {
      this.#needs.warn('forked');
      throw new CryptoError('wrong-chain', 'the server shows other keys than those of this browser');
    }
    if (stands === 'continued' || stands === 'reset') {
      this.#needs.warn('changed');
      const root = brought && (await openCopy(this.#userId, own, brought));
      return root ? this.#keep(own, root) : this.#show({ is: 'locked' });
    }
    const copied = brought ? await this.#copyWhatIsMissing(own, brought).catch(() => own) : own;
    this.#take({ ...this.#opened(), hasCopy: hasCopy(copied) });
  }

  /** After a login, which is a fresh proof, the root key is wrapped for what has no copy yet, or an old one. */
  async #copyWhatIsMissing(own: OwnKeys, brought: Brought): Promise<OwnKeys> {
    const copies = presentCopies(own).filter(({ is_stale }) => !is_stale);
    if ('password' in brought) {
      const isThere = copies.some(({ way }) => way === 'password');
      if (isThere || !own.has_password) return own;
      return this.#putCopy(await passwordCopy(this.#userId, brought.password, await this.root()));
    }
    if (copies.some(({ way, ref }) => way === 'passkey' && ref === brought.credential)) return own;
    return this.#putCopy(await passkeyCopy(this.#userId, brought, await this.root()));
  }

  async #putCopy(body: NewKeyCopy): Promise<OwnKeys> {
    const { api, shelf, tellTabs } = this.#needs;
    const own = await api.call('PUT /keys/copies', { body });
    const kept = { ...this.#opened(), hasCopy: hasCopy(own) };
    await shelf.write(kept);
    this.#take(kept);
    tellTabs();
    return own;
  }

  #chainOf({ chain }: KeptKeys): Promise<KeyChain> {
    return readChain(this.#userId, chain);
  }

  #opened(): KeptKeys {
    if (!this.#kept) throw new CryptoError('unknown-epoch', 'the keys are not open');
    return this.#kept;
  }

  #take(kept: KeptKeys): void {
    const { shelf, isTrial } = this.#needs;
    const isNews = !this.#isShown || !this.#kept || !areAlike(this.#kept, kept);
    this.#kept = kept;
    // What is built upon them is built anew with each: for nothing, where nothing has changed.
    if (isNews) this.#show({ is: 'open', keys: openKeys(kept, shelf, isTrial) });
  }

  #show(state: KeysState): void {
    this.#isShown = state.is === 'open';
    this.#needs.show(state);
  }
}
