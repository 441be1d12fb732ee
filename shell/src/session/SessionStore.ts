import type { CallAnswer, Role } from '@plaza/api-contract';
import type { Member, Session } from '@plaza/shell-contract';
import { BehaviorSubject } from 'rxjs';
import type { Drawer } from '../storage/deviceStorage.ts';
import { type PageDrawer, pageDrawer } from '../storage/pageDrawer.ts';

const SESSION_KEYS = [
  'isLoggedIn',
  'userId',
  'isadmin',
  'isdemo',
  'role',
  'name',
  'plazaId',
  'email',
  'profile',
  'authToken',
  'refreshToken',
  'accessToken',
] as const;

type SessionKey = (typeof SESSION_KEYS)[number];

/** Set for a moment, so that other tabs hear that a session was lost, and which. */
const LOST_KEY = 'plaza:session-lost';

/** Set when somebody leaves by choice, until somebody comes: by it other tabs tell it from a session that ended. */
const LEFT_KEY = 'plaza:left';

/** Who is looking, kept in the browser's storage under the keys that the product has always used. */
export class SessionStore {
  readonly session$: BehaviorSubject<Session>;
  /** What the visitor may do besides, who is no administrator. It only decides what is offered: the api guards the rest. */
  readonly role$: BehaviorSubject<Role | null>;
  /** What is kept of the visitor and of their device, also where the browser has no space for it. */
  readonly drawer: PageDrawer;
  #onFull: () => void;
  /** True while it is told that somebody has left by choice, here or in another tab: no way leads back to where they were. */
  isLeaving = false;
  #lost: { userId: string; entries: Entry[] } | undefined;

  /** `onFull` hears it once when the browser has no space for the session: it lasts as long as this page. */
  constructor(storage: Drawer, onFull = (): void => undefined) {
    this.drawer = pageDrawer(storage);
    this.#onFull = onFull;
    this.session$ = new BehaviorSubject(readSession(this.drawer));
    this.role$ = new BehaviorSubject(readRole(this.drawer));
  }

  get userId(): string | undefined {
    return this.drawer.getItem('userId') ?? undefined;
  }

  /** Whether they merely look around: their account ends with the visit. */
  get isDemo(): boolean {
    return this.drawer.getItem('isdemo') === 'true';
  }

  get authToken(): string | undefined {
    return this.drawer.getItem('authToken') ?? undefined;
  }

  get refreshToken(): string | undefined {
    return this.drawer.getItem('refreshToken') ?? undefined;
  }

  begin({ token, refresh, user }: CallAnswer<'POST /auth/login'>): void {
    // Whoever is still leaving takes along what is theirs.
    if (this.userId !== undefined && this.userId !== user.id) this.#forget();
    this.#write({
      refreshToken: refresh,
      isLoggedIn: 'true',
      userId: user.id,
      isadmin: String(user.is_admin),
      isdemo: user.is_demo ? 'true' : '',
      name: user.name,
      plazaId: user.username,
      email: user.email,
      profile: user.profile ?? '',
      role: user.role ?? '',
      authToken: token,
      accessToken: token,
    });
    const lost = this.#lost?.userId === user.id ? this.#lost.entries : [];
    this.#lost = undefined;
    this.drawer.removeItem(LEFT_KEY);
    for (const [key, value] of lost) if (this.drawer.getItem(key) === null) this.drawer.setItem(key, value);
    this.look();
  }

  renew({ accessToken, refreshToken }: CallAnswer<'POST /auth/refresh'>): void {
    // First what another tab must not miss: with a token that was used up it would end the session everywhere.
    this.#write({ refreshToken, authToken: accessToken, accessToken });
  }

  /** The visitor changed something about themselves. */
  update({
    isAdmin,
    username,
    role,
    ...changed
  }: Partial<Omit<Member, 'id'>> & { role?: Role | null }): void {
    this.look();
    if (this.session$.getValue().status === 'guest') return;
    this.#write({
      ...changed,
      ...(username === undefined ? {} : { plazaId: username }),
      ...(isAdmin === undefined ? {} : { isadmin: String(isAdmin) }),
      ...(role === undefined ? {} : { role: role ?? '' }),
    });
    this.look();
  }

  /** The visitor is a guest from now on, here and in other tabs. The tokens stay until the server has been told. */
  leave(): void {
    // Where it is full the other tabs take it for a session that ended.
    this.drawer.setItem(LEFT_KEY, 'true');
    this.drawer.removeItem('isLoggedIn');
    this.look();
  }

  /** Everything of the visitor goes; what belongs to the device (theme, language, the registry's copy) stays. */
  end(): void {
    this.#forget();
    this.look();
  }

  /**
   * The session is over without anybody having chosen so. What was half written leaves the browser as well, but this page
   * remembers it for the one person it belongs to, and puts it back when they log in again here.
   */
  lose(): void {
    const { userId } = this;
    const entries = this.#remoteEntries();
    // Where it is full the other tabs hear of the end, and not why.
    this.drawer.setItem(LOST_KEY, signOf(this.authToken));
    this.drawer.removeItem(LOST_KEY);
    this.end();
    if (userId !== undefined) this.#lost = { userId, entries };
  }

  /** Whether this page still shows a session that another tab has lost. One that was begun since is another. */
  hasLost(sign: string): boolean {
    const { authToken } = this;
    const isGone = authToken === undefined || signOf(authToken) === sign;
    return isGone && this.session$.getValue().status === 'member';
  }

  /** What a remote writes while it leaves, here or in another tab, is nobody's. */
  sweep(): void {
    if (this.session$.getValue().status !== 'guest') return;
    for (const [key] of this.#remoteEntries()) this.drawer.removeItem(key);
  }

  /**
   * Whose this page is: somebody's, or nobody's (null). Undefined where the browser knows of somebody else than this page
   * shows: another tab may have left a moment ago.
   */
  get whose(): string | null | undefined {
    const shown = idOf(this.session$.getValue());
    return shown === idOf(readSession(this.drawer)) ? (shown ?? null) : undefined;
  }

  /** Reads the storage again: another tab may have logged in or out. */
  look(): void {
    const now = readSession(this.drawer);
    if (JSON.stringify(now) !== JSON.stringify(this.session$.getValue())) {
      this.isLeaving = now.status === 'guest' && this.drawer.getItem(LEFT_KEY) !== null;
      this.session$.next(now);
      this.isLeaving = false;
    }
    const role = now.status === 'member' ? readRole(this.drawer) : null;
    if (role !== this.role$.getValue()) this.role$.next(role);
  }

  /** Another tab has put something there. Where that is somebody else, what had no space is not theirs. */
  hear(): void {
    if (this.whose === undefined) this.drawer.forget((key) => key === LEFT_KEY || !isOfDevice(key));
    this.look();
  }

  #forget(): void {
    for (const [key] of entriesOf(this.drawer)) this.drawer.removeItem(key);
  }

  /** What remotes keep of the visitor. */
  #remoteEntries(): Entry[] {
    return entriesOf(this.drawer).filter(([key]) => !isOfSession(key));
  }

  #write(values: Partial<Record<SessionKey, string>>): void {
    let isFull = false;
    for (const [key, value] of Object.entries(values)) {
      if (this.drawer.setItem(key, value)) continue;
      // It only says again what another one says, and gives way.
      this.drawer.removeItem('accessToken');
      if (key !== 'accessToken' && !this.drawer.setItem(key, value)) isFull = true;
    }
    if (!isFull) return;
    this.#onFull();
    this.#onFull = () => undefined;
  }
}

export type Entry = [key: string, value: string];

/** What is not the device's. */
export function entriesOf(drawer: Drawer): Entry[] {
  const keys = Array.from({ length: drawer.length }, (_, index) => drawer.key(index));
  return keys.flatMap((key): Entry[] =>
    key === null || isOfDevice(key) ? [] : [[key, drawer.getItem(key) ?? '']],
  );
}

export function isOfDevice(key: string): boolean {
  return key === 'theme' || key === 'language' || key.startsWith('plaza:');
}

function isOfSession(key: string): boolean {
  return SESSION_KEYS.some((name) => name === key);
}

/** By this a token is known, and nobody can use it. */
function signOf(token = ''): string {
  return token.slice(-12);
}

function readSession(storage: Drawer): Session {
  const read = (key: SessionKey) => storage.getItem(key) ?? '';
  if (read('isLoggedIn') !== 'true' || !read('userId') || !read('authToken')) return { status: 'guest' };
  return {
    status: 'member',
    user: {
      id: read('userId'),
      name: read('name'),
      username: read('plazaId'),
      email: read('email'),
      isAdmin: read('isadmin') === 'true',
      profile: read('profile') || undefined,
    },
  };
}

function idOf(session: Session): string | undefined {
  return session.status === 'member' ? session.user.id : undefined;
}

const ROLES: readonly Role[] = ['moderator', 'outreach'];

function readRole(storage: Drawer): Role | null {
  return ROLES.find((role) => role === storage.getItem('role')) ?? null;
}

/** Logging in or out in one tab does so in all, and a session that one lost is lost in all. Returns the way to stop. */
export function followOtherTabs(sessions: SessionStore, onLost: () => void): () => void {
  const stop = new AbortController();
  // The key is null when a tab cleared everything.
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === LOST_KEY && newValue !== null && sessions.hasLost(newValue)) onLost();
    if (key === null || key === LOST_KEY || isOfSession(key)) sessions.hear();
  };
  window.addEventListener('storage', hear, { signal: stop.signal });
  // A page that Back brings out of the browser's memory has heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && sessions.hear(), {
    signal: stop.signal,
  });
  sessions.look();
  return () => stop.abort();
}
