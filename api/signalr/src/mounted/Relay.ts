import { type Address } from '../hub/address.ts';
import { type CloseOptions } from '../hub/Recipients.ts';
import { type Invocation } from '../protocol/messages.ts';

/** Whom of other nodes' other this node must hear of. */
export type Watched = 'all' | 'user' | 'group';

/** How one hub reaches the same hub on other nodes. */
export interface Relay {
  send(address: Address, invocation: Invocation, isEphemeral: boolean): void;
  close(address: Address, options: CloseOptions): void;
  ask(connectionId: string, target: string, values: readonly unknown[], timeoutMs: number): Promise<unknown>;
  setMembership(connectionId: string, group: string, isMember: boolean): Promise<void>;
  watch(kind: Watched, name: string): Promise<void>;
  unwatch(kind: Watched, name: string): void;
}
