/**
 * The version of the agreement between shell and remotes, major.minor. The major changes when an
 * old remote would break; the minor grows with every addition. A remote runs in a shell of the
 * same major whose minor is at least its own.
 */
export const CONTRACT = '1.5';

/** Whether a shell that offers one contract can run a remote that was built against another. */
export function contractFits(offered: string, needed: string): boolean {
  const [offeredMajor, offeredMinor] = offered.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  return offeredMajor === neededMajor && (offeredMinor ?? 0) >= (neededMinor ?? 0);
}
