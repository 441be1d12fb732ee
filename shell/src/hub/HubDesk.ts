import type { EventMark, SyncAnswer } from '@plaza/api-contract';
import type { HubEventName, HubMessage, HubState } from '@plaza/shell-contract';
import { BehaviorSubject, filter, type Observable, Subject } from 'rxjs';

/** Where news from the hub are handed out. It is there from the first moment; the line that feeds it comes later. */
export class HubDesk {
  readonly state$ = new BehaviorSubject<HubState>('initialized');
  readonly synced$ = new Subject<SyncAnswer>();
  /** Every name that somebody has asked for, each once. */
  readonly wanted = new Set<string>(['new-message', 'presence']);
  /** The visitor wants it tried once more. */
  readonly again$ = new Subject<void>();
  readonly newlyWanted$ = new Subject<string>();
  readonly #said$ = new Subject<HubMessage<HubEventName>>();

  on<Name extends HubEventName>(type: Name): Observable<HubMessage<Name>> {
    if (!this.wanted.has(type)) {
      this.wanted.add(type);
      this.newlyWanted$.next(type);
    }
    return this.#said$.pipe(filter((message) => isOf(message, type)));
  }

  /** The server is ours: what it sends under a name has the shape that the contract gives the name. */
  say(type: string, payload: unknown, mark: EventMark | undefined): void {
    this.#said$.next({ type, payload, mark } as HubMessage<HubEventName>);
  }
}

function isOf<Name extends HubEventName>(
  message: HubMessage<HubEventName>,
  type: Name,
): message is HubMessage<HubEventName> & HubMessage<Name> {
  return message.type === type;
}
