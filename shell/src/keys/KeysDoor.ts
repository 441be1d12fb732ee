import type { CallAnswer } from '@plaza/api-contract';
import type { Keys, KeysState, Session } from '@plaza/shell-contract';
import { BehaviorSubject, distinctUntilChanged, map, Observable } from 'rxjs';
import type { KeyRing } from './KeyRing.ts';

/** What somebody has just shown at the login. It stays in this tab, and only until it has opened the keys. */
export type Brought =
  | { password: string; /** The name or address that was typed with it. */ as: string }
  /** What a passkey's PRF answered. */
  | { prf: Uint8Array<ArrayBuffer>; credential: string };

type Opened = CallAnswer<'POST /auth/login'>;

export interface KeysDoorNeeds {
  session$: Observable<Session>;
  load(door: KeysDoor): Promise<KeyRing>;
  /** Fetches its code before it is needed. */
  warmUp(): void;
  /** Opens the keys of somebody whose session has not begun here yet. */
  openAhead(opened: Opened, brought: Brought): Promise<void>;
  /** Opens the dialog; resolves when it is closed. */
  showDialog(): Promise<void>;
}

/** The way to the chat keys. What is behind it comes only for a member, and when somebody asks. */
export class KeysDoor {
  readonly state$ = new BehaviorSubject<KeysState>({ is: 'guest' });
  readonly #needs: KeysDoorNeeds;
  #ring: Promise<KeyRing> | undefined;
  #brought: Brought | undefined;

  constructor(needs: KeysDoorNeeds) {
    this.#needs = needs;
    const user$ = needs.session$.pipe(
      map((session) => (session.status === 'member' ? session.user : undefined)),
      distinctUntilChanged((one, other) => one?.id === other?.id),
    );
    user$.subscribe((user) => {
      this.state$.next({ is: user ? 'opening' : 'guest' });
      if (!user) this.#brought = this.#ring = undefined;
      // With a password in hand there is no time to lose: it is forgotten once it has opened them.
      else if (this.#brought) this.wake();
    });
  }

  /** As remotes see it. Whoever looks wakes it. */
  get lent(): Omit<Keys, 'state$'> & { state$: Observable<KeysState> } {
    return {
      state$: new Observable((subscriber) => {
        this.wake();
        return this.state$.subscribe(subscriber);
      }),
      ask: () => this.#needs.showDialog(),
    };
  }

  /** Somebody is about to show something. */
  warmUp(): void {
    this.#needs.warmUp();
  }

  /** Keeps what was shown for the session that begins with it. */
  bring(brought: Brought): void {
    this.#brought = brought;
    this.#needs.warmUp();
  }

  /**
   * Puts the keys into this browser before it keeps the session: a page that is loaded anew right after the login has
   * forgotten what was typed, and would have to ask for it. What comes to nothing here is tried again in the session.
   */
  async openAhead(opened: Opened): Promise<void> {
    const brought = this.#brought;
    if (brought && isOf(opened.user, brought))
      await this.#needs.openAhead(opened, brought).catch(() => undefined);
  }

  /** Gives it out once, if it is this member's. */
  takeBrought(member: { username: string; email: string }): Brought | undefined {
    const brought = this.#brought;
    this.#brought = undefined;
    return brought && isOf(member, brought) ? brought : undefined;
  }

  wake(): void {
    if (this.state$.getValue().is !== 'guest') void this.ring().catch(() => undefined);
  }

  /** What opens them, copies them and makes them; there only for a member. */
  ring(): Promise<KeyRing> {
    this.#ring ??= this.#needs.load(this).catch((error: unknown) => {
      // Its code did not come: the next one who asks tries again.
      this.#ring = undefined;
      this.state$.next({ is: 'failed', error });
      throw error;
    });
    return this.#ring;
  }
}

/** A passkey is nobody else's; with a password a name was typed. */
function isOf({ username, email }: { username: string; email: string }, brought: Brought): boolean {
  if (!('password' in brought)) return true;
  const typed = brought.as.trim().toLowerCase();
  return [username, email].some((name) => name.toLowerCase() === typed);
}
