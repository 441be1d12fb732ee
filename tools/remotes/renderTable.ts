import type { RemoteStatus } from '@plaza/api-contract';

const HEADINGS = ['Remote', 'Live', 'Before it', 'Canary', 'State', 'Live since', 'Size'];

/** What is live, as a table for a terminal. */
export function renderTable(remotes: readonly RemoteStatus[], now: Date): string {
  const rows = [HEADINGS, ...remotes.map((remote) => rowOf(remote, now))];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

function rowOf(remote: RemoteStatus, now: Date): string[] {
  const { name, active, previous, canary, killed, versions, events } = remote;
  const live = versions.find(({ version }) => version === active);
  const since = events.find(({ to, kind }) => to === active && kind !== 'published')?.at ?? live?.createdAt;
  return [
    name,
    active ?? '-',
    previous ?? '-',
    canary ? `${canary.version} ${canary.percent}%` : '-',
    stateOf(killed, live),
    since ? age(now.getTime() - Date.parse(since)) : '-',
    live ? `${Math.ceil(live.bytes / 1024)} KB` : '-',
  ];
}

function stateOf(killed: boolean, live: RemoteStatus['versions'][number] | undefined): string {
  if (killed) return 'switched off';
  if (!live) return 'never live';
  const { browsers, failing } = live.health;
  return failing > 0 ? `fails in ${failing} of ${browsers}` : 'well';
}

/** Roughly, as one says it: `3 min`, `5 h`, `12 days`. */
function age(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
  return `${Math.round(minutes / (24 * 60))} days`;
}
