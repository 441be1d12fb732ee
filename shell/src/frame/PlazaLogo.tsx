import { Logo, useWords } from '@plaza/design-system';
import { useSyncExternalStore } from 'react';
import { brand } from '../brand.ts';
import { firstWords } from '../first.words.ts';
import classes from './PlazaLogo.module.css';
import dayIcon from './icons/day.svg';
import nightIcon from './icons/icon.svg';

/** The mark that changes between day and night, and the name: the way home. */
export function PlazaLogo({ compact = false }: { compact?: boolean }) {
  const t = useWords(firstWords);
  const moment = useMoment();
  return (
    <a className={classes.logo} href="/" aria-label={t.home({ brand: brand.name })}>
      <Logo moment={moment} size={36} />
      <span className={classes.name} data-compact={compact || undefined}>
        {brand.name}
      </span>
    </a>
  );
}

type Moment = 'day' | 'night';

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
