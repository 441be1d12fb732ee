import type { CallAnswer } from '@plaza/api-contract';
import type { Session } from '@plaza/shell-contract';
import { BehaviorSubject } from 'rxjs';
import type { Drawer } from '../storage/deviceStorage.ts';

const SESSION_KEYS = [
  'isLoggedIn',
  'userId',
  'isadmin',
  'name',
  'plazaId',
  'email',
  'profile',
  'authToken',
  'refreshToken',
  'accessToken',
] as const;

/** Who is looking, kept in the browser's storage under the keys that the product has always used. */
export class SessionStore {
  readonly session$: BehaviorSubject<Session>;
  readonly #storage: Drawer;

  constructor(storage: Drawer) {
    this.#storage = storage;
    this.session$ = new BehaviorSubject(readSession(storage));
  }

  get userId(): string | undefined {
    return this.#storage.getItem('userId') ?? undefined;
  }

  get authToken(): string | undefined {
    return this.#storage.getItem('authToken') ?? undefined;
  }

  get refreshToken(): string | undefined {
    return this.#storage.getItem('refreshToken') ?? undefined;
  }

  begin({ token, refresh, user }: CallAnswer<'POST /auth/login'>): void {
    // Whoever is still leaving takes along what is theirs.
    if (this.userId !== undefined && this.userId !== user.id) this.#forget();
    this.#write({
      isLoggedIn: 'true',
      userId: user.id,
      isadmin: String(user.is_admin),
      name: user.name,
      plazaId: user.username,
      email: user.email,
      profile: user.profile ?? '',
      authToken: token,
      accessToken: token,
      refreshToken: refresh,
    });
    this.look();
  }

  renew({ accessToken, refreshToken }: CallAnswer<'POST /auth/refresh'>): void {
    this.#write({ authToken: accessToken, accessToken, refreshToken });
  }

  /** The visitor changed something about themselves. */
  update(changed: { name?: string; email?: string; profile?: string }): void {
    this.look();
    if (this.session$.getValue().status === 'guest') return;
    this.#write(changed);
    this.look();
  }

  /** The visitor is a guest from now on, here and in other tabs. The tokens stay until the server has been told. */
  leave(): void {
    this.#storage.removeItem('isLoggedIn');
    this.look();
  }

  /** Everything of the visitor goes; what belongs to the device (theme, language, the registry's copy) stays. */
  end(): void {
    this.#forget();
    this.look();
  }

  /** Reads the storage again: another tab may have logged in or out. */
  look(): void {
    const now = readSession(this.#storage);
    if (JSON.stringify(now) !== JSON.stringify(this.session$.getValue())) this.session$.next(now);
  }

  #forget(): void {
    const keys = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index));
    for (const key of keys) if (key !== null && !isOfDevice(key)) this.#storage.removeItem(key);
  }

  #write(values: Partial<Record<(typeof SESSION_KEYS)[number], string>>): void {
    for (const [key, value] of Object.entries(values)) this.#storage.setItem(key, value);
  }
}

export function isOfDevice(key: string): boolean {
  return key === 'theme' || key === 'language' || key.startsWith('plaza:');
}

function readSession(storage: Drawer): Session {
  const read = (key: (typeof SESSION_KEYS)[number]) => storage.getItem(key) ?? '';
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

/** Logging in or out in one tab does so in all. Returns the way to stop. */
export function followOtherTabs(sessions: SessionStore): () => void {
  const stop = new AbortController();
  // The key is null when a tab cleared everything.
  const hear = ({ key }: StorageEvent) => {
    if (key === null || SESSION_KEYS.some((name) => name === key)) sessions.look();
  };
  window.addEventListener('storage', hear, { signal: stop.signal });
  sessions.look();
  return () => stop.abort();
}
