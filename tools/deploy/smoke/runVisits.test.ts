import type { Seen, Visit } from './aVisit.ts';
import { runVisits } from './runVisits.ts';

const good: Seen = { faults: [] };
const late: Seen = { faults: [], slow: 'did not mount within 15 s' };

/** Visits that answer as they are told, one answer after the other, and how many were under way at once. */
function visitsThat(answers: Record<string, Seen[]>) {
  const asked: [path: string, patienceMs: number][] = [];
  let underWay = 0;
  let most = 0;
  const visits = new Map(
    Object.entries(answers).map(([path, seen]): [string, Visit] => [
      path,
      async (patienceMs) => {
        asked.push([path, patienceMs]);
        underWay += 1;
        most = Math.max(most, underWay);
        await Promise.resolve();
        underWay -= 1;
        return seen.shift() ?? good;
      },
    ]),
  );
  return { visits, asked, most: () => most };
}

describe('a smoke run', () => {
  it('opens two addresses at a time and no more', async () => {
    const paths = ['/', '/profile', '/user', '/search', '/friends'];
    const { visits, asked, most } = visitsThat(Object.fromEntries(paths.map((path) => [path, []])));
    expect(await runVisits(visits)).toEqual([]);
    expect(asked.map(([path]) => path)).toEqual(paths);
    expect(most()).toBe(2);
  });

  it('that has nothing to open has not passed, and says why', async () => {
    expect(await runVisits(new Map())).toEqual([expect.stringContaining('no address to open')]);
  });

  it('looks once more at an address that was slow, alone and with more time', async () => {
    const { visits, asked, most } = visitsThat({ '/': [late, good], '/search': [late, good] });
    expect(await runVisits(visits)).toEqual([]);
    expect(asked.map(([path]) => path)).toEqual(['/', '/search', '/', '/search']);
    expect(asked[2]?.[1]).toBeGreaterThan(2 * (asked[0]?.[1] ?? 0));
    expect(most()).toBe(2);
  });

  it('refuses what is slow with nothing else to do', async () => {
    const stillLate: Seen = { faults: [], slow: 'did not mount within 60 s: no slot of this remote' };
    const { visits } = visitsThat({ '/': [late, stillLate], '/search': [] });
    expect(await runVisits(visits)).toEqual([
      '/: did not mount within 60 s: no slot of this remote, with nothing else to do',
    ]);
  });

  it('takes a throw for what it is, at the first look', async () => {
    const threw: Seen = { faults: ['threw: boom'], slow: 'did not mount within 15 s' };
    const { visits, asked } = visitsThat({ '/': [threw], '/search': [late] });
    expect(await runVisits(visits)).toEqual(['/: threw: boom']);
    expect(asked).toHaveLength(2);
  });

  it('hears what an address throws at the second look', async () => {
    const { visits } = visitsThat({ '/': [late, { faults: ['threw: boom'] }] });
    expect(await runVisits(visits)).toEqual(['/: threw: boom']);
  });
});
