import { type HubMethod } from '../hub/HubMethod.ts';
import { type Outgoing } from '../protocol/Outgoing.ts';
import { type HubSettings } from '../settings.ts';
import { type ActiveCall } from './ActiveCall.ts';

/** What the calls of one client need from its connection and its hub. */
export interface InvocationsHost {
  readonly settings: HubSettings;
  /** In any case of letters. */
  findMethod(target: string): HubMethod | undefined;
  createCall(method: HubMethod, headers?: Readonly<Record<string, string>>): ActiveCall;
  /** Through the filters. A plain value spares the wait for a promise. */
  invoke(call: ActiveCall, method: HubMethod): unknown;
  send(outgoing: Outgoing): void;
  /** Undefined when there is space now. */
  space(): Promise<void> | undefined;
  setPaused(isPaused: boolean): void;
  reportFailure(text: string, error: unknown): void;
}
