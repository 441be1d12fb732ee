import type { RemoteVersion } from '@plaza/api-contract';
import { CONTRACT, contractFits } from '@plaza/shell-contract';
import { atMost } from '../../clock/atMost.ts';
import { placeOf } from '../health/placeOf.ts';
import { describeLoadFailure, LoadFailure } from '../loader/RemoteLoader.ts';
import { Life } from './Life.ts';
import type { SlotNeeds } from './SlotNeeds.ts';
import type { Failure } from './SlotState.ts';

const LOAD_MS = 8000;

export interface Attempt {
  version: RemoteVersion;
  exposed: string;
  host: HTMLElement;
  /** Whether the visitor has gone elsewhere meanwhile. */
  isOvertaken(): boolean;
  /** Keeps this version where it is; returns the way to let go. */
  hold(): () => void;
  onBorn(life: Life): void;
  onCrash(life: Life, failure: Failure): void;
  /** It is still on its way when its time is over: a slow connection brings it in the end. */
  onLate(arrival: Promise<unknown>): void;
}

/** Loads one version and shows it. Answers with what went wrong, or with nothing when it is on screen or overtaken. */
export async function bringVersion(needs: SlotNeeds, attempt: Attempt): Promise<Failure | undefined> {
  const { loader, clock, health, name, lend, onOddity } = needs;
  const { version, exposed, host, hold, isOvertaken, onBorn, onCrash, onLate } = attempt;
  const began = clock.now();
  let phase: 'load' | 'mount' | 'run' = 'load';
  let life: Life | undefined;

  const about = { remote: name, version: version.version };
  const isLate = (failure?: Pick<LoadFailure, 'reason'>) => phase === 'load' && failure?.reason === 'slow';
  const note = (failure?: Pick<LoadFailure, 'reason' | 'message'>, error?: unknown) => {
    const at = placeOf(error, about);
    health.note({
      ...about,
      phase,
      ok: !failure,
      ms: clock.now() - began,
      ...(failure && { reason: failure.message }),
      // What did not arrive says nothing about what it would have done.
      ...((failure?.reason === 'unreachable' || isLate(failure)) && { cause: 'chunk' as const }),
      ...(at && { at }),
    });
  };

  const arrival = loader.load(version, exposed);
  try {
    const app = await atMost(clock, LOAD_MS, arrival, 'Loading');
    if (isOvertaken()) return undefined;
    if (!contractFits(CONTRACT, app.contract))
      throw new LoadFailure('broken', `It speaks contract ${app.contract}.`);
    phase = 'mount';
    const born = new Life({
      host,
      app,
      clock,
      lend: (signal, onError) => lend(version.version, hold, signal, onError),
      onCrash(error) {
        phase = 'run';
        const failure = describeLoadFailure(error);
        loader.distrust(version);
        note(failure, error);
        onCrash(born, {
          // A file that did not arrive is nobody's error, and comes with the network.
          reason: failure.reason === 'unreachable' ? 'unreachable' : 'crashed',
          version: version.version,
          detail: failure.message,
        });
      },
      onOddity,
    });
    life = born;
    onBorn(born);
    await born.begin();
    if (!isOvertaken()) note();
    return undefined;
  } catch (error) {
    void life?.end();
    if (isOvertaken()) return undefined;
    const failure = describeLoadFailure(error);
    const { reason, message } = failure;
    if (isLate(failure)) onLate(arrival);
    else loader.distrust(version);
    note(failure, error);
    return {
      reason: phase === 'load' || reason === 'slow' ? reason : 'no-start',
      version: version.version,
      detail: message,
    };
  }
}
