import type { Seen, Visit } from './aVisit.ts';

/** More browsers than cores make each other slow enough to look broken. */
const AT_A_TIME = 2;
const IN_COMPANY_MS = 15_000;
const ALONE_MS = 60_000;

/** What was not looked at has not passed. */
const NOTHING_TO_OPEN =
  'There was no address to open: the package.json names none. Name one, or deploy with --no-smoke.';

/**
 * Makes every visit, by its address, and answers with what is wrong. Who was slow gets one more chance, alone and with
 * ample time; who threw does not.
 */
export async function runVisits(visits: ReadonlyMap<string, Visit>): Promise<string[]> {
  if (visits.size === 0) return [NOTHING_TO_OPEN];
  const wrong: string[] = [];
  const slow: [path: string, visit: Visit][] = [];
  const note = (path: string, complaints: readonly string[]) =>
    wrong.push(...complaints.map((complaint) => `${path}: ${complaint}`));

  const waiting = [...visits];
  const visitOnes = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, visit] = next;
      const seen = await visit(IN_COMPANY_MS);
      note(path, seen.faults);
      if (isOnlySlow(seen)) slow.push(next);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, visitOnes));
  if (wrong.length > 0) return wrong;

  for (const [path, visit] of slow) {
    const { faults, slow: words } = await visit(ALONE_MS);
    note(path, faults.length > 0 ? faults : words === undefined ? [] : [`${words}, with nothing else to do`]);
  }
  return wrong;
}

function isOnlySlow({ faults, slow }: Seen): boolean {
  return faults.length === 0 && slow !== undefined;
}
