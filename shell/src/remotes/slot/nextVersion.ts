import type { RegisteredRemote, RemoteVersion } from '@plaza/api-contract';
import { contractFits } from '@plaza/shell-contract';
import type { FailureReason } from './SlotState.ts';

export type Next =
  | { do: 'try'; version: RemoteVersion; exposed: string; isFallback: boolean }
  | { do: 'give-up'; reason: FailureReason; version: string | undefined };

export interface Choice {
  remote: RegisteredRemote | undefined;
  /** Versions that were tried since the visitor came, or since the last Retry. */
  tried: ReadonlySet<string>;
  /** The contract this shell offers. */
  offered: string;
  /** Under what name a version exposes what this slot shows; a version may not have it. */
  exposedBy(version: RemoteVersion): string | undefined;
}

/** What to show next: the live version, after it the one before, else nothing. Decided before a byte is fetched. */
export function nextVersion({ remote, tried, offered, exposedBy }: Choice): Next {
  if (!remote) return { do: 'give-up', reason: 'gone', version: undefined };
  const { current, previous, killed } = remote;
  if (killed) return { do: 'give-up', reason: 'killed', version: current.version };
  for (const version of previous ? [current, previous] : [current]) {
    const exposed = exposedBy(version);
    if (exposed && !tried.has(version.version) && contractFits(offered, version.contract)) {
      return { do: 'try', version, exposed, isFallback: version !== current };
    }
  }
  const reason = contractFits(offered, current.contract) ? 'gone' : 'too-new';
  return { do: 'give-up', reason, version: current.version };
}

/** The version a visitor could switch to: live, not the one on screen, and not one that has just failed here. */
export function newerVersion(choice: Choice, shown: string): string | undefined {
  const { remote, tried, offered, exposedBy } = choice;
  if (!remote || remote.killed) return undefined;
  const { current } = remote;
  const isUsable = current.version !== shown && !tried.has(current.version);
  return isUsable && exposedBy(current) && contractFits(offered, current.contract)
    ? current.version
    : undefined;
}
