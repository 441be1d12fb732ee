import { PUSH_INSTANCE, userInterest } from '@plaza/api-contract/values';
import { type ApiClient, ApiError } from '@plaza/shell-contract';
import type { PushMemory } from './pushMemory.ts';

/** How this browser stands to pushes. */
export type PushState =
  /** It cannot: no worker, no push, or a page that came unprotected. */
  | 'unsupported'
  /** Nobody has been asked yet. */
  | 'prompt'
  /** It may, and is not registered. */
  | 'granted'
  /** It may, and is. */
  | 'registered'
  /** Somebody has said no, and only the settings of the browser change that. */
  | 'denied';

/** The browser's half; a test brings its own. */
export interface PushBrowser {
  permission(): NotificationPermission;
  ask(): Promise<NotificationPermission>;
  /** The present subscription, if there is one. */
  subscription(): Promise<PushSubscription | null>;
  subscribe(key: Uint8Array<ArrayBuffer>): Promise<PushSubscription>;
  recall(): Promise<PushMemory | undefined>;
  keep(memory: PushMemory): Promise<void>;
  forget(): Promise<void>;
}

const instance = PUSH_INSTANCE;
const SDK = 'plaza-1.0.0';

/** Registers this browser for the pushes of one person, and takes it off again. */
export class PushRegistration {
  readonly #api: ApiClient;
  readonly #userId: string;
  readonly #browser: PushBrowser | undefined;

  constructor(api: ApiClient, userId: string, browser: PushBrowser | undefined) {
    this.#api = api;
    this.#userId = userId;
    this.#browser = browser;
  }

  /** The id under which the server knows this browser, while it is registered. */
  async deviceId(): Promise<string | undefined> {
    const memory = await this.#browser?.recall();
    return memory?.userId === this.#userId ? memory.deviceId : undefined;
  }

  async state(): Promise<PushState> {
    const browser = this.#browser;
    if (!browser) return 'unsupported';
    const permission = browser.permission();
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'prompt';
    const [memory, subscription] = await Promise.all([browser.recall(), browser.subscription()]);
    if (!memory) return 'granted';
    // Another subscription, or none: what was registered leads nowhere.
    if (subscription?.endpoint !== memory.endpoint) {
      await browser.forget();
      return 'granted';
    }
    return memory.userId === this.#userId ? 'registered' : 'granted';
  }

  /** Asks for leave where that was never given, and registers. */
  async start(): Promise<PushState> {
    const browser = this.#browser;
    if (!browser) return 'unsupported';
    if (browser.permission() === 'default' && (await browser.ask()) !== 'granted') return this.state();
    if (browser.permission() !== 'granted') return this.state();
    // Whose a device is never changes: somebody else's ends here. Without its subscription nothing reaches it any more,
    // so that a server which does not hear of it stands in nobody's way.
    const before = await browser.recall();
    if (before && before.userId !== this.#userId) await this.stop().catch(() => undefined);
    const { vapidPublicKey } = await this.#api.call(
      'GET /device_api/v1/instances/:instance/web-vapid-public-key',
      { params: { instance } },
    );
    const subscription = (await browser.subscription()) ?? (await browser.subscribe(bytesOf(vapidPublicKey)));
    const { id: deviceId } = await this.#api.call('POST /device_api/v1/instances/:instance/devices/web', {
      params: { instance },
      body: { token: btoa(JSON.stringify(subscription)), metadata: { sdkVersion: SDK } },
    });
    const params = { instance, deviceId };
    await this.#api.call('PUT /device_api/v1/instances/:instance/devices/web/:deviceId/user', { params });
    await this.#api.call(
      'POST /device_api/v1/instances/:instance/devices/web/:deviceId/interests/:interest',
      { params: { ...params, interest: userInterest(this.#userId) } },
    );
    await browser.keep({ deviceId, userId: this.#userId, endpoint: subscription.endpoint });
    return this.state();
  }

  /** A new login of the same person takes the device over: the server pushes to none whose login has ended. */
  async takeOver(): Promise<void> {
    const deviceId = await this.deviceId();
    if (deviceId === undefined || (await this.state()) !== 'registered') return;
    const params = { instance, deviceId };
    try {
      await this.#api.call('PUT /device_api/v1/instances/:instance/devices/web/:deviceId/user', { params });
    } catch (error) {
      // Somebody has removed it from the list: then it is not registered, and Settings says so.
      if (error instanceof ApiError && error.status === 404) await this.#browser?.forget();
    }
  }

  /** Takes this browser off, here and at the server. */
  async stop(): Promise<PushState> {
    const memory = await this.#browser?.recall();
    await this.#browser?.forget();
    await (await this.#browser?.subscription())?.unsubscribe().catch(() => false);
    if (memory) {
      await this.#api.call('DELETE /device_api/v1/instances/:instance/devices/web/:deviceId', {
        params: { instance, deviceId: memory.deviceId },
      });
    }
    return this.state();
  }
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
}
