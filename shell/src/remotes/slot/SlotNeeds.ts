import type { RegisteredRemote } from '@plaza/api-contract';
import type { Observable } from 'rxjs';
import type { Clock } from '../../clock/Clock.ts';
import type { Health } from '../health/Health.ts';
import type { RemoteLoader } from '../loader/RemoteLoader.ts';
import type { LentContext } from './Life.ts';
import type { Choice } from './nextVersion.ts';

/** All that a slot knows of the world around it. */
export interface SlotNeeds {
  name: string;
  /** Replays what the registry says of this remote now. */
  remote$: Observable<RegisteredRemote | undefined>;
  /** The network came back. */
  online$: Observable<unknown>;
  exposedBy: Choice['exposedBy'];
  loader: RemoteLoader;
  clock: Clock;
  health: Health;
  lend(
    version: string,
    hold: () => () => void,
    signal: AbortSignal,
    onError: (error: unknown) => void,
  ): LentContext;
  /** Asks the registry for news, because what is known led to a failure. */
  askAgain(): void;
  onOddity(error: unknown, about: string): void;
}
