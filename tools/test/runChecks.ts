import type { Check, Outcome } from './Check.ts';

/** What a run tells while it goes on. */
export interface Teller {
  begin(check: Check): (outcome: Outcome) => void;
  skip(check: Check, why: string): void;
}

/**
 * Runs the checks in their order, as many at a time as the cores allow. One whose needs failed, or
 * that this machine cannot run, is skipped by name.
 */
export async function runChecks(checks: readonly Check[], cores: number, teller: Teller): Promise<Outcome[]> {
  const waiting = [...checks];
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();
  let busy = 0;

  const start = (check: Check) => {
    busy += check.weight;
    const end = teller.begin(check);
    const ended = runOne(check).then((outcome) => {
      busy -= check.weight;
      running.delete(check.name);
      outcomes.set(check.name, outcome);
      end(outcome);
    });
    running.set(check.name, ended);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const check of [...waiting]) {
      const why = hindrance(check, outcomes);
      const mayStart = (check.needs ?? []).every((need) => outcomes.has(need) || !isPlanned(need, checks));
      if (!why && (!mayStart || (busy > 0 && busy + check.weight > cores))) continue;
      waiting.splice(waiting.indexOf(check), 1);
      if (!why) start(check);
      else {
        outcomes.set(check.name, { passed: 0, failed: 0, skipped: 1 });
        teller.skip(check, why);
      }
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return checks.flatMap(({ name }) => outcomes.get(name) ?? []);
}

function hindrance(
  { needs = [], cannot }: Check,
  outcomes: ReadonlyMap<string, Outcome>,
): string | undefined {
  const broken = needs.find((need) => (outcomes.get(need)?.failed ?? 0) > 0);
  return broken ? `${broken} failed` : cannot?.();
}

/** A need that nobody asked for in this run is taken as met. */
function isPlanned(name: string, checks: readonly Check[]): boolean {
  return checks.some((check) => check.name === name);
}

async function runOne(check: Check): Promise<Outcome> {
  try {
    return await check.run();
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
