export const HEALTH_WINDOW_MS = 2 * 60_000;
/** Where few are there, they do not all come by within two minutes. */
export const SMALL_WINDOW_MS = 60 * 60_000;
const MIN_FAILING = 5;
const MIN_NETWORKS = 3;
const MAX_FAILING_SHARE = 0.2;
const SMALL = 10;
const MIN_FAILING_OF_FEW = 3;

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
  /** How many of those who saw it fail are settled. */
  witnesses: number;
  /** All who were here in the last week. */
  community: number;
  /** Those of them who have been members for longer than a week, or are administrators: also in the first days of a Plaza. */
  settled: number;
  /** How many of the settled saw it fail within the last hour, and from how many networks. */
  settledFailing: number;
  settledNetworks: number;
}

/**
 * Whether a version fails for so many members, in different places, that it has to go. A few broken browsers never take
 * it down, nor a broken network, nor any number of strangers and new accounts, and the larger the community, the more it
 * takes: what takes back a release must cost more than a handful of accounts that somebody keeps for it. In the first
 * days of a Plaza all are new, and so one of them at least must be an administrator.
 */
export function isFailing({ members, failing, networks, witnesses, community }: Evidence): boolean {
  return (
    witnesses > 0 &&
    failing >= Math.max(MIN_FAILING, Math.sqrt(community)) &&
    networks >= MIN_NETWORKS &&
    failing > members * MAX_FAILING_SHARE
  );
}

/**
 * The same for a community of few: half of them, from as many places, within an hour. Only those count who have been
 * there for longer than a week, and administrators: five accounts that somebody makes for it take nothing back.
 */
export function isFailingForFew({ members, settled, settledFailing, settledNetworks }: Evidence): boolean {
  return (
    settled < SMALL &&
    settledFailing >= Math.max(MIN_FAILING_OF_FEW, settled / 2) &&
    settledNetworks >= MIN_NETWORKS &&
    settledFailing > members * MAX_FAILING_SHARE
  );
}

/** Whether so many browsers say that it fails that somebody should look, whoever they are. */
export function isAlarming({ browsers, failing }: Health): boolean {
  return failing >= MIN_FAILING && failing > browsers * MAX_FAILING_SHARE;
}
