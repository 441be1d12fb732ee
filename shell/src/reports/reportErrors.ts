import type { Reports } from './Reports.ts';

/**
 * Errors that nobody caught, such as those of event handlers: the remote stays on screen, and the
 * report says whose they were. The files of a remote lie under its name, so the stack tells.
 */
export function reportErrors(reports: Reports): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('error', ({ error, filename }) => note(error, filename), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason, ''), { signal });
  return () => stop.abort();

  function note(error: unknown, filename: string | undefined): void {
    const trace = `${filename ?? ''}\n${error instanceof Error ? (error.stack ?? '') : ''}`;
    const remote = /\/remotes\/(mf-[a-z0-9-]+)\//.exec(trace)?.[1];
    if (remote) reports.note(remote, error, 'uncaught');
  }
}
