import type { RemoteStatus } from '@plaza/api-contract';
import type { Health } from './health/isFailing.ts';
import type { Room } from './Room.ts';
import type { RoomEvent } from './RoomEvent.ts';
import type { RoomVersion } from './RoomVersion.ts';

export function presentStatus(
  room: Room,
  about: {
    versions: readonly RoomVersion[];
    events: readonly RoomEvent[];
    health: ReadonlyMap<string, Health>;
  },
): RemoteStatus {
  const { name, activeVersion, previousVersion, canaryVersion, canaryPercent, killed } = room;
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
  published: RoomVersion,
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
}: RoomEvent): RemoteStatus['events'][number] {
  return { at: at.toISOString(), kind, from: fromVersion, to: toVersion, actor, reason };
}
