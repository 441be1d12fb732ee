import { forgetPushDevice, keepPushDevice, readPushDevice } from './pushMemory.ts';
import type { PushBrowser } from './PushRegistration.ts';

/** This browser, or nothing where it has no pushes: they need a worker, a database and a page that came protected. */
export function pushBrowser(view: Window & typeof globalThis = window): PushBrowser | undefined {
  const { navigator, Notification, PushManager, indexedDB, isSecureContext } = view;
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const isThere = [container, Notification, PushManager, indexedDB].every((part) => part !== undefined);
  if (!isThere || !container || !isSecureContext) return undefined;
  return {
    permission: () => Notification.permission,
    ask: () => Notification.requestPermission(),
    subscription: async () =>
      (await (await container.getRegistration())?.pushManager.getSubscription()) ?? null,
    async subscribe(applicationServerKey) {
      const { pushManager } = await container.ready;
      return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    },
    recall: readPushDevice,
    keep: keepPushDevice,
    forget: forgetPushDevice,
  };
}
