import type { Notice } from './noticeOf.ts';

/** Shows a notice that stays until it is dismissed. A press on it calls `open`, or the worker does. */
export async function showNotice(
  { title, body, tag, to }: Notice,
  container: ServiceWorkerContainer | undefined,
  open: (to: string) => void,
): Promise<void> {
  const look = { body, tag, icon: iconAddress(), requireInteraction: true, data: { to } };
  // Phones show none but the worker's.
  const registration = await container?.getRegistration();
  if (registration?.active) return registration.showNotification(title, look);
  const shown = new Notification(title, look);
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
    open(to);
  });
}

function iconAddress(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href ?? '';
}
