import { bucketOf } from './bucketOf.ts';
import type { LiveHouse, LiveRoom, PublishedRemote } from './LiveHouse.ts';

/** Who asks: the seed decides about canaries, the previews stand in place of what is live. */
export interface Viewer {
  seed: string;
  previews: ReadonlyMap<string, PublishedRemote>;
}

/** A room as one visitor gets it. */
export interface PickedRoom {
  name: string;
  killed: boolean;
  current: PublishedRemote;
  previous: PublishedRemote | undefined;
}

/** The rooms of the house as this visitor gets them. A room that never went live is not among them. */
export function pickVersions(house: LiveHouse, viewer: Viewer): PickedRoom[] {
  const unborn = [...viewer.previews.keys()].filter((name) =>
    house.rooms.every((room) => room.name !== name),
  );
  const rooms = [...house.rooms, ...unborn.map((name) => ({ ...NEVER_LIVE, name }))];
  return rooms
    .map((room) => pickRoom(room, viewer))
    .filter((room) => room !== undefined)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function pickRoom(room: LiveRoom, viewer: Viewer): PickedRoom | undefined {
  const { name, killed, active, previous, canary } = room;
  const preview = viewer.previews.get(name);
  if (preview) return { name, killed: false, current: preview, previous: active };
  if (!active) return undefined;
  if (killed) return { name, killed, current: active, previous: undefined };
  if (canary && bucketOf(viewer.seed, name) < canary.percent) {
    return { name, killed, current: canary.published, previous: active };
  }
  return { name, killed, current: active, previous };
}

const NEVER_LIVE = { killed: false, active: undefined, previous: undefined, canary: undefined };
