export const HEALTH_WINDOW_MS = 2 * 60_000;
const MIN_FAILING = 5;
const MIN_NETWORKS = 3;
const MAX_FAILING_SHARE = 0.2;

export interface Health {
  /** Browsers that met the version within the window. */
  browsers: number;
  /** How many of them saw it fail within the window. */
  failing: number;
  /** The same, counted by members who have logged in there. */
  members: number;
  failingMembers: number;
  /** From how many networks the failures of members came. */
  failingNetworks: number;
}

/**
 * Whether a version fails for so many members, in different places, that it has to go. A few broken browsers never take
 * it down, nor a broken network, nor any number of strangers: what takes back a release must cost more than a loop.
 */
export function isFailing({
  members,
  failingMembers,
  failingNetworks,
}: Pick<Health, 'members' | 'failingMembers' | 'failingNetworks'>): boolean {
  return (
    failingMembers >= MIN_FAILING &&
    failingNetworks >= MIN_NETWORKS &&
    failingMembers > members * MAX_FAILING_SHARE
  );
}

/** Whether so many browsers say that it fails that somebody should look, whoever they are. */
export function isAlarming({ browsers, failing }: Pick<Health, 'browsers' | 'failing'>): boolean {
  return failing >= MIN_FAILING && failing > browsers * MAX_FAILING_SHARE;
}
