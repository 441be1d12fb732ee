import type { Browser } from '@playwright/test';
import type { RemoteStatus } from '@plaza/api-contract';
import { readRoom, roomNames } from '../../build/rooms.ts';
import { Refusal } from '../../house/Refusal.ts';
import { type Subject, visitRemote } from './visitRemote.ts';
import { type Neighbour, visitShell } from './visitShell.ts';

/**
 * The last look before a version goes live: a real browser opens what was uploaded, on the server
 * that will serve it. Refuses with everything that it saw go wrong; returns how many pages it opened.
 */
export async function smoke(
  browser: Browser,
  subject: Subject,
  live: readonly RemoteStatus[],
): Promise<number> {
  const visits =
    subject.name === 'shell'
      ? [visitShell(browser, subject, neighbourIn(live))]
      : pathsOf(subject.name).map((path) => visitRemote(browser, subject, path));
  const complaints = (await Promise.all(visits)).flat();
  if (complaints.length === 0) return visits.length;
  throw new Refusal(
    [
      `The smoke run of ${subject.name} ${subject.version} failed. Nothing was activated.`,
      ...new Set(complaints),
    ].join('\n  '),
  );
}

/** The addresses of a remote; of `/chat/*` the one that all others stand below. */
function pathsOf(name: string): string[] {
  return readRoom(name).plan.routes.map(({ path }) => pathOf(path));
}

function pathOf(route: string): string {
  return route.replace(/\/\*$/, '') || '/';
}

/** A remote that is live and has an address here. */
function neighbourIn(live: readonly RemoteStatus[]): Neighbour | undefined {
  const remote = live.find(({ name, active, killed }) => active && !killed && hasRoom(name));
  const path = remote ? pathsOf(remote.name)[0] : undefined;
  return remote && path !== undefined ? { name: remote.name, path } : undefined;
}

function hasRoom(name: string): boolean {
  return name !== 'shell' && roomNames().includes(name);
}
