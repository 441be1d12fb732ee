import { useSyncExternalStore } from 'react';
import dayIcon from './icons/day.svg';
import nightIcon from './icons/icon.svg';

export type Moment = 'day' | 'night';

const EVERY_MS = 3000;
const icons: Record<Moment, string> = { day: dayIcon, night: nightIcon };

let moment: Moment = 'night';
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Day and night by turns, the same everywhere on the page and on its icon. It stands still for those who want less motion. */
export function useMoment(): Moment {
  return useSyncExternalStore(
    listen,
    () => moment,
    () => 'night',
  );
}

function listen(changed: () => void): () => void {
  if (listeners.size === 0) showIcon(icons[moment]);
  listeners.add(changed);
  timer ??= window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    ? undefined
    : setInterval(turn, EVERY_MS);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function turn(): void {
  moment = moment === 'day' ? 'night' : 'day';
  showIcon(icons[moment]);
  for (const changed of listeners) changed();
}

function showIcon(href: string): void {
  const link =
    document.head.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.createElement('link');
  link.rel = 'icon';
  link.type = 'image/svg+xml';
  link.href = href;
  if (!link.isConnected) document.head.append(link);
}
