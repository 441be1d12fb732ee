import type { MovedPerson } from '@plaza/api-contract';

/** How somebody stands at one moment, between what was told of them. */
export interface PeerSample {
  x: number;
  y: number;
  z: number;
  yaw: number;
  /** Metres a second over the ground. */
  speed: number;
  gesture: number;
  talks: boolean;
  away: boolean;
}

/** People are shown as they were so long ago, so that there is always something to go towards. */
const BEHIND_MS = 150;
const FRAME_MS = 100;
/** Where nothing new came, somebody goes on for so long and then stands. */
const GUESS_MS = 100;
/** Farther than this at once is no walking. */
const JUMP = 8;
const KEPT = 4;
const FIELDS = 5;

interface Peer {
  /** Time, x, y, z, yaw, the oldest first. */
  readonly rows: Float64Array;
  count: number;
  gesture: number;
  talks: boolean;
  away: boolean;
}

/** Where the others are. What comes ten times a second is made into a walk; nothing is allocated while it is read. */
export class Peers {
  readonly #peers = new Map<number, Peer>();

  ids(): IterableIterator<number> {
    return this.#peers.keys();
  }

  forget(id: number): void {
    this.#peers.delete(id);
  }

  clear(): void {
    this.#peers.clear();
  }

  /** Something was told of somebody. */
  tell({ id, x, y, z, yaw, gesture, talks, away, jumped }: MovedPerson, nowMs: number): void {
    const known = this.#peers.get(id);
    const peer = known ?? {
      rows: new Float64Array(KEPT * FIELDS),
      ...{ count: 0, gesture, talks, away },
    };
    this.#peers.set(id, peer);
    peer.gesture = gesture;
    peer.talks = talks;
    peer.away = away;
    const { rows } = peer;
    if (peer.count > 0) {
      const last = (peer.count - 1) * FIELDS;
      const far = Math.hypot(x - (rows[last + 1] ?? 0), z - (rows[last + 3] ?? 0));
      if (jumped || far > JUMP) peer.count = 0;
      // Somebody who stood still was not told of: they begin to walk now, and not when they last moved.
      else if (nowMs - (rows[last] ?? 0) > 2 * FRAME_MS + 50) {
        push(
          peer,
          nowMs - FRAME_MS,
          rows[last + 1] ?? 0,
          rows[last + 2] ?? 0,
          rows[last + 3] ?? 0,
          rows[last + 4] ?? 0,
        );
      }
    }
    push(peer, nowMs, x, y, z, yaw);
  }

  /** Writes how somebody stands now; `false` for one of whom nothing was told yet. */
  read(id: number, nowMs: number, out: PeerSample): boolean {
    const peer = this.#peers.get(id);
    if (!peer || peer.count === 0) return false;
    const { rows, count } = peer;
    const at = nowMs - BEHIND_MS;
    let after = 0;
    while (after < count && (rows[after * FIELDS] ?? 0) <= at) after++;
    const to = Math.min(after, count - 1);
    const from = Math.max(0, to - 1);
    const fromMs = rows[from * FIELDS] ?? 0;
    const toMs = rows[to * FIELDS] ?? 0;
    const most = after >= count ? 1 + GUESS_MS / Math.max(FRAME_MS, toMs - fromMs) : 1;
    const share = toMs > fromMs ? Math.max(0, Math.min(most, (at - fromMs) / (toMs - fromMs))) : 1;
    const mix = (field: number) => {
      const start = rows[from * FIELDS + field] ?? 0;
      return start + ((rows[to * FIELDS + field] ?? 0) - start) * share;
    };
    out.x = mix(1);
    out.y = mix(2);
    out.z = mix(3);
    const yaw = rows[from * FIELDS + 4] ?? 0;
    const turn = (rows[to * FIELDS + 4] ?? 0) - yaw;
    out.yaw = yaw + Math.atan2(Math.sin(turn), Math.cos(turn)) * Math.min(1, share);
    const gone = Math.hypot(
      (rows[to * FIELDS + 1] ?? 0) - (rows[from * FIELDS + 1] ?? 0),
      (rows[to * FIELDS + 3] ?? 0) - (rows[from * FIELDS + 3] ?? 0),
    );
    const isStanding = toMs <= fromMs || at > toMs + GUESS_MS;
    out.speed = isStanding ? 0 : (gone / (toMs - fromMs)) * 1000;
    out.gesture = peer.gesture;
    out.talks = peer.talks;
    out.away = peer.away;
    return true;
  }
}

function push(peer: Peer, ms: number, x: number, y: number, z: number, yaw: number): void {
  if (peer.count === KEPT) {
    peer.rows.copyWithin(0, FIELDS);
    peer.count -= 1;
  }
  const row = peer.count * FIELDS;
  peer.rows[row] = ms;
  peer.rows[row + 1] = x;
  peer.rows[row + 2] = y;
  peer.rows[row + 3] = z;
  peer.rows[row + 4] = yaw;
  peer.count += 1;
}
