import type { PushPayload } from '@plaza/api-contract';
import type { KeyShelf } from '../../keys/KeyShelf.ts';
import { openPushed } from './openPushed.ts';
import { whereIs } from './whereIs.ts';
import type { WorkerPart, WorkerScope } from './WorkerScope.ts';

export interface PushNeeds {
  /** The keys of the people of this browser. */
  shelf: KeyShelf;
  /** What the page remembers of the registration; the page of Settings finds it gone. */
  forgetDevice(): Promise<void>;
  /** So long a page may take to say where it is. */
  answerMs?: number;
}

const ANSWER_MS = 2000;

/** Shows what the server pushes. A message is opened here, with the keys of this browser: the server cannot. */
export function showPushes({ shelf, forgetDevice, answerMs = ANSWER_MS }: PushNeeds): WorkerPart {
  return (scope) => {
    scope.addEventListener('push', (event) =>
      event.waitUntil(show(scope, { shelf, answerMs }, read(event.data))),
    );
    // The browser has other keys for it now: what was registered reaches nobody any more.
    scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(forgetDevice()));
  };
}

async function show(
  scope: WorkerScope,
  { shelf, answerMs }: { shelf: KeyShelf; answerMs: number },
  payload: PushPayload | undefined,
): Promise<void> {
  if (!payload) return;
  const { notification, data } = payload;
  const to = notification.deep_link;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [focused] = pages.filter((page) => page.focused);
  if (focused && notification.hide_notification_if_site_has_focus) return;
  if (focused && (await whereIs(focused, answerMs)) === to) return;
  const message = data.plaza?.message;
  // Without the words there is still something to tell, and a browser that is shown nothing takes the right to push away.
  const body = message ? await openPushed(shelf, message).catch(() => notification.body) : notification.body;
  await scope.registration.showNotification(notification.title, {
    body,
    data: { to },
    requireInteraction: message !== undefined,
    ...(data.plaza && { tag: data.plaza.tag }),
    ...(notification.icon && { icon: notification.icon }),
  });
}

/** What came over the net is taken for nothing: another service could have sent it. */
function read(data: { json(): unknown } | null): PushPayload | undefined {
  try {
    const payload: unknown = data?.json();
    return isPayload(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

function isPayload(payload: unknown): payload is PushPayload {
  const { notification, data } = asObject(payload);
  const { title, body, deep_link: to } = asObject(notification);
  return (
    [title, body, to].every((text) => typeof text === 'string') && typeof data === 'object' && data !== null
  );
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
