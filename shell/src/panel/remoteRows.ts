import type { HealthBeacon, RegisteredRemote } from '@plaza/api-contract';
import type { Override } from '../remotes/overrides/Overrides.ts';
import type { BoardedSlot } from '../remotes/SlotBoard.ts';
import type { Report } from '../reports/Reports.ts';

export interface RemoteRow {
  name: string;
  version: string;
  previous: string | undefined;
  state: 'off' | 'failed' | 'shown' | 'loading' | 'unopened' | 'opened' | 'failedBefore';
  tone: 'good' | 'calm' | 'careful' | 'bad' | 'off';
  ms: number | undefined;
  kilobytes: number;
  reports: number;
  origin: string | undefined;
}

export interface PanelFacts {
  remotes: readonly RegisteredRemote[];
  lastLoads: ReadonlyMap<string, HealthBeacon>;
  slots: readonly BoardedSlot[];
  overrides: readonly Override[];
  reports: readonly Report[];
  files: readonly PerformanceEntry[];
}

/** What the panel says of each remote. */
export function remoteRows({
  remotes,
  lastLoads,
  slots,
  overrides,
  reports,
  files,
}: PanelFacts): RemoteRow[] {
  return remotes.map((remote) => {
    const { name, current, previous } = remote;
    const last = lastLoads.get(name);
    const shown = slots
      .find(({ slot, kind }) => slot.name === name && kind === 'remote')
      ?.slot.state$.getValue();
    return {
      name,
      version: shown && 'version' in shown && shown.version ? shown.version : current.version,
      previous: previous?.version,
      ...stateOf(remote, shown?.status, last),
      ms: last?.ok ? Math.round(last.ms) : undefined,
      kilobytes: kilobytesBelow(current.entry.replace(/[^/]*$/, ''), files),
      reports: reports.filter((report) => report.remote === name).length,
      origin: overrides.find((override) => override.name === name)?.origin,
    };
  });
}

function stateOf(
  { killed }: RegisteredRemote,
  status: string | undefined,
  last: HealthBeacon | undefined,
): Pick<RemoteRow, 'state' | 'tone'> {
  if (killed) return { state: 'off', tone: 'off' };
  if (status === 'failed') return { state: 'failed', tone: 'bad' };
  if (status === 'mounted') return { state: 'shown', tone: 'good' };
  if (status === 'loading') return { state: 'loading', tone: 'careful' };
  if (!last) return { state: 'unopened', tone: 'calm' };
  return last.ok ? { state: 'opened', tone: 'calm' } : { state: 'failedBefore', tone: 'careful' };
}

function kilobytesBelow(folder: string, files: readonly PerformanceEntry[]): number {
  const bytes = files.reduce(
    (sum, file) =>
      file instanceof PerformanceResourceTiming && file.name.includes(folder)
        ? sum + file.encodedBodySize
        : sum,
    0,
  );
  return Math.round(bytes / 1024);
}
