import type { Browser } from '@playwright/test';
import type { RemoteStatus } from '@plaza/api-contract';
import { readRemote, remoteNames } from '../../build/remotePackages.ts';
import { CommandError } from '../../command/CommandError.ts';
import type { Visit } from './aVisit.ts';
import { runVisits } from './runVisits.ts';
import { type Subject, visitInShell, visitLanding, visitRemote } from './visits.ts';

/**
 * The last look before a version goes live: a real browser opens what was uploaded, on the server
 * that will serve it. Refuses with everything that it saw go wrong; returns how many pages it opened.
 */
export async function smoke(
  browser: Browser,
  subject: Subject,
  live: readonly RemoteStatus[],
): Promise<number> {
  const visits = visitsOf(browser, subject, live);
  const complaints = await runVisits(visits);
  if (complaints.length === 0) return visits.size;
  throw new CommandError(
    [
      `The smoke run of ${subject.name} ${subject.version} failed. Nothing was activated.`,
      ...new Set(complaints),
    ].join('\n  '),
  );
}

function visitsOf(
  browser: Browser,
  subject: Subject,
  live: readonly RemoteStatus[],
): ReadonlyMap<string, Visit> {
  if (subject.name !== 'shell')
    return new Map(pathsOf(subject.name).map((path) => [path, visitRemote(browser, subject, path)]));
  const visits = new Map([['the landing page', visitLanding(browser, subject)]]);
  const remote = aLiveRemote(live);
  if (remote) visits.set(remote.path, visitInShell(browser, subject, remote));
  return visits;
}

/** The addresses of a remote; of `/chat/*` the one that all others stand below. */
function pathsOf(name: string): string[] {
  return readRemote(name).plan.routes.map(({ path }) => path.replace(/\/\*$/, '') || '/');
}

/** A remote that is live and has an address here: a new shell has to mount it. */
function aLiveRemote(live: readonly RemoteStatus[]): { name: string; path: string } | undefined {
  const remote = live.find(({ name, active, killed }) => active && !killed && isHere(name));
  const path = remote ? pathsOf(remote.name)[0] : undefined;
  return remote && path !== undefined ? { name: remote.name, path } : undefined;
}

function isHere(name: string): boolean {
  return name !== 'shell' && remoteNames().includes(name);
}
