import { BehaviorSubject } from 'rxjs';
import type { Health } from '../remotes/health/Health.ts';
import { placeOf } from '../remotes/health/placeOf.ts';

export interface Report {
  remote: string;
  about: string;
  message: string;
}

const KEPT = 50;

/** Oddities that remotes tell of and visitors need not see. The panel of remotes shows them, the console too. */
export class Reports {
  readonly reports$ = new BehaviorSubject<Report[]>([]);

  note(remote: string, error: unknown, about = ''): void {
    const message = error instanceof Error ? error.message : String(error);
    this.reports$.next([...this.reports$.getValue(), { remote, about, message }].slice(-KEPT));
    console.warn(`${remote}: ${about || 'reports'}`, error);
  }
}

/** A loop that fails sixty times a second is one fault; a page that fails everywhere is not told whole. */
const MOST_TOLD = 20;

/**
 * Errors that nobody caught, such as those of event handlers: the remote stays on screen, and the
 * report says whose they were. The files of a version lie under its name, so the stack tells. The server hears of each
 * once from this page, as something that did not end the remote.
 */
export function reportErrors(reports: Reports, health: Health): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const told = new Set<string>();
  window.addEventListener(
    'error',
    ({ error, message, filename, lineno, colno }) =>
      note(error ?? message, filename ? `${filename}:${lineno}:${colno}` : ''),
    { signal },
  );
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason, ''), { signal });
  return () => stop.abort();

  function note(error: unknown, place: string): void {
    if (isNoFault(error)) return;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, remote, version] = /\/remotes\/(mf-[a-z0-9-]+)\/([^/\s]+)\//.exec(`${place}\n${stack}`) ?? [];
    if (!remote || !version) return;
    reports.note(remote, error, 'uncaught');
    const at = placeOf(stack.includes('/remotes/') ? stack : place, { remote, version });
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const print = JSON.stringify([remote, version, reason, at]);
    if (told.has(print) || told.size >= MOST_TOLD) return;
    told.add(print);
    health.note({ remote, version, phase: 'run', ok: true, ms: 0, reason, ...(at && { at }) });
  }
}

/** What was called off on purpose, and a network that is away. */
function isNoFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'network');
}
