import type { TestSubscription } from './TestPushService.ts';

/** As much of a browser as the public push SDK touches: storage, a worker, permission and a subscription. */
export class TestWindow {
  permission: 'default' | 'granted' | 'denied' = 'granted';
  readonly #subscribe: () => TestSubscription;
  #subscription: object | null = null;

  constructor(subscribe: () => TestSubscription) {
    this.#subscribe = subscribe;
  }

  /** The browser has made another subscription by itself. */
  changeSubscription(): void {
    this.#subscription = JSON.parse(Buffer.from(this.#subscribe().token, 'base64').toString());
  }

  /** Puts it where the SDK looks for it. Answers the worker's registration. */
  install(origin: string): { registration: object; remove(): void } {
    const registration = this.#registration(origin);
    const navigator = { userAgent: 'Lantern/3', serviceWorker: { ready: Promise.resolve(registration) } };
    const { permission } = this;
    const globals = {
      indexedDB: storage(),
      isSecureContext: true,
      atob,
      navigator,
      location: { href: `${origin}/settings` },
      PushManager: class {},
      Notification: { permission },
    };
    const names = [...Object.keys(globals), 'window'];
    const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
    for (const [name, value] of Object.entries({ ...globals, window: globals }))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    return {
      registration,
      remove: () => {
        for (const [at, name] of names.entries()) {
          const known = before[at];
          if (known) Object.defineProperty(globalThis, name, known);
          else Reflect.deleteProperty(globalThis, name);
        }
      },
    };
  }

  #registration(origin: string) {
    const current = () => {
      const subscription = this.#subscription;
      if (!subscription) return null;
      return {
        toJSON: () => subscription,
        unsubscribe: async () => {
          this.#subscription = null;
          return true;
        },
      };
    };
    return {
      scope: `${origin}/`,
      pushManager: {
        getSubscription: async () => current(),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
          if (applicationServerKey.length !== 65) throw new Error('Not a key of a push service.');
          this.changeSubscription();
          return current();
        },
      },
    };
  }
}

/** IndexedDB with one store, as far as the SDK goes. */
function storage() {
  const rows = new Map<string, { instance_id: string }>();
  const answer = <Result>(result: Result) => {
    const request: { onsuccess?: (event: { target: { result: Result } }) => void } = {};
    queueMicrotask(() => request.onsuccess?.({ target: { result } }));
    return request;
  };
  const store = {
    get: (key: string) => answer(rows.has(key) ? { ...rows.get(key) } : undefined),
    put: (row: { instance_id: string }) => answer(void rows.set(row.instance_id, { ...row })),
  };
  return { open: () => answer({ transaction: () => ({ objectStore: () => store }) }) };
}
