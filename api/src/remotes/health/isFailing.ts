export const HEALTH_WINDOW_MS = 2 * 60_000;
const MIN_FAILING = 5;
const MIN_NETWORKS = 3;
const MAX_FAILING_SHARE = 0.2;

export interface Health {
  /** Browsers that met the version within the window. */
  browsers: number;
  /** How many of them saw it fail within the window. */
  failing: number;
}

/** What established members saw. */
export interface Evidence {
  /** Those who met the version since it went live. */
  members: number;
  /** Those of them who saw it fail within the window, and from how many networks. */
  failing: number;
  networks: number;
  /** All who were here in the last week. */
  community: number;
}

/**
 * Whether a version fails for so many members, in different places, that it has to go. A few broken browsers never take
 * it down, nor a broken network, nor any number of strangers and new accounts, and the larger the community, the more it
 * takes: what takes back a release must cost more than a handful of accounts that somebody keeps for it.
 */
export function isFailing({ members, failing, networks, community }: Evidence): boolean {
  return (
    failing >= Math.max(MIN_FAILING, Math.sqrt(community)) &&
    networks >= MIN_NETWORKS &&
    failing > members * MAX_FAILING_SHARE
  );
}

/** Whether so many browsers say that it fails that somebody should look, whoever they are. */
export function isAlarming({ browsers, failing }: Health): boolean {
  return failing >= MIN_FAILING && failing > browsers * MAX_FAILING_SHARE;
}
