import type { Bus, BusEventName, BusMessage } from '@plaza/shell-contract';
import { filter, Subject } from 'rxjs';
import { StreamLease } from './StreamLease.ts';

/** The one line on which remotes and the shell hear each other. Who does not know an event does not hear it. */
export class ShellBus {
  readonly #messages$ = new Subject<BusMessage<BusEventName>>();

  /** The bus as one speaker sees it: stamped with its name, and silent for it once the lease has ended. */
  speakAs(from: { name: string; version: string }, lease = new StreamLease()): Bus {
    return {
      emit: (type, payload) => this.#messages$.next({ type, payload, from }),
      on: (type) => lease.lend(this.#messages$.pipe(filter((message) => isOf(message, type)))),
    };
  }
}

function isOf<Name extends BusEventName>(
  message: BusMessage<BusEventName>,
  type: Name,
): message is BusMessage<Name> {
  return message.type === type;
}
