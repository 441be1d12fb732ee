import type { RemoteStatus } from '@plaza/api-contract';
import type { Health } from './health/isFailing.ts';
import type { RemoteRow } from './RemoteRow.ts';
import type { RemoteEventRow } from './RemoteEventRow.ts';
import type { RemoteVersionRow } from './RemoteVersionRow.ts';

export function presentStatus(
  remote: RemoteRow,
  about: {
    versions: readonly RemoteVersionRow[];
    events: readonly RemoteEventRow[];
    health: ReadonlyMap<string, Health>;
  },
): RemoteStatus {
  const { name, activeVersion, previousVersion, canaryVersion, canaryPercent, killed } = remote;
  return {
    name,
    active: activeVersion,
    previous: previousVersion,
    canary:
      canaryVersion !== null && canaryPercent !== null
        ? { version: canaryVersion, percent: canaryPercent }
        : null,
    killed,
    versions: about.versions.map((published) =>
      presentVersion(published, about.health.get(published.version)),
    ),
    events: about.events.map(presentEvent),
  };
}

function presentVersion(
  published: RemoteVersionRow,
  health: Health | undefined,
): RemoteStatus['versions'][number] {
  const { version, createdAt, createdBy, bytes, gitSha } = published;
  return {
    version,
    createdAt: createdAt.toISOString(),
    createdBy,
    bytes: Number(bytes),
    gitSha,
    health: { browsers: health?.browsers ?? 0, failing: health?.failing ?? 0 },
  };
}

function presentEvent({
  at,
  kind,
  fromVersion,
  toVersion,
  actor,
  reason,
}: RemoteEventRow): RemoteStatus['events'][number] {
  return { at: at.toISOString(), kind, from: fromVersion, to: toVersion, actor, reason };
}
