import type { NoticePress, WorkerPart, WorkerScope } from './WorkerScope.ts';

/** A press on a notice leads to what it is about: in a page that is open already, else in a new one. */
export const openNotice: WorkerPart = (scope) => {
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, addressOf(event)));
  });
};

async function open({ clients }: WorkerScope, to: string): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return void (await clients.openWindow(to));
  // Where a browser does not let it come to the front, it is there when somebody looks.
  await page.focus().catch(() => undefined);
  page.postMessage({ openAddress: to });
}

/** Ours alone: what stands in a notice came over the net once. */
function addressOf({ notification: { data } }: NoticePress): string {
  const to = data !== null && typeof data === 'object' && 'to' in data ? data.to : undefined;
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/';
}
