import type { CallAnswer } from '@plaza/api-contract';
import type { PushMemory } from '../pushMemory.ts';
import type { PushBrowser } from '../PushRegistration.ts';

interface Facts {
  permission?: NotificationPermission;
  /** What its owner says when asked. */
  says?: NotificationPermission;
  memory?: PushMemory;
  /** Where its own service takes pushes; nothing while it has not subscribed. */
  endpoint?: string;
}

/** A browser with pushes, in memory. */
export function aPushBrowser({ permission = 'default', says = 'granted', memory, endpoint }: Facts = {}) {
  const facts = { permission, memory, endpoint, asked: 0, keys: [] as Uint8Array[] };
  const subscription = (at: string) =>
    ({
      endpoint: at,
      toJSON: () => ({ endpoint: at, keys: { p256dh: 'key', auth: 'auth' } }),
      async unsubscribe() {
        facts.endpoint = undefined;
        return true;
      },
    }) as unknown as PushSubscription;
  const browser: PushBrowser = {
    permission: () => facts.permission,
    async ask() {
      facts.asked += 1;
      facts.permission = says;
      return says;
    },
    subscription: async () => (facts.endpoint ? subscription(facts.endpoint) : null),
    async subscribe(key) {
      facts.keys.push(key);
      facts.endpoint = 'https://push.example/new';
      return subscription(facts.endpoint);
    },
    recall: async () => facts.memory,
    keep: async (kept) => void (facts.memory = kept),
    forget: async () => void (facts.memory = undefined),
  };
  return { browser, facts };
}

type Device = CallAnswer<'GET /push/devices'>[number];

export function aPushDevice(about: Partial<Device> = {}): Device {
  return {
    instance_id: 'plaza',
    device_id: 'web-1',
    user_id: '1',
    last_seen_sdk_version: 'plaza-1.0.0',
    last_seen_user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0',
    created_at: '2026-11-20T10:00:00.000Z',
    last_sent_at: null,
    ...about,
  };
}
