import type { SyncAnswer } from '@plaza/api-contract';
import type { HubEventName, HubMessage, HubState } from '@plaza/shell-contract';
import { BehaviorSubject, filter, Observable, Subject, type Subscriber } from 'rxjs';
import type { LineEvent } from './LineStory.ts';

/** Something that a remote wants of the connection, for as long as it wants it. */
export interface Wish {
  verb: 'listen' | 'stream' | 'invoke' | 'trigger';
  words: readonly unknown[];
  wisher: Subscriber<unknown>;
}

/** Where news from the hub are handed out and wishes taken. It is there from the first moment; the line comes later. */
export class HubDesk {
  readonly state$ = new BehaviorSubject<HubState>('initialized');
  readonly synced$ = new Subject<SyncAnswer>();
  /** What has happened to the connection lately. */
  readonly story$ = new BehaviorSubject<readonly LineEvent[]>([]);
  /** Every name that somebody has asked for, each once. */
  readonly wanted = new Set<string>(['new-message', 'presence']);
  /** The visitor wants it tried once more. */
  readonly again$ = new Subject<void>();
  readonly newlyWanted$ = new Subject<string>();
  readonly wishes = new Set<Wish>();
  readonly wished$ = new Subject<Wish>();
  readonly #said$ = new Subject<HubMessage<HubEventName>>();

  on<Name extends HubEventName>(type: Name): Observable<HubMessage<Name>> {
    if (!this.wanted.has(type)) {
      this.wanted.add(type);
      this.newlyWanted$.next(type);
    }
    return this.#said$.pipe(filter((message) => isOf(message, type)));
  }

  say(message: HubMessage<HubEventName>): void {
    this.#said$.next(message);
  }

  /** The contract says what comes of which words. */
  wish<T>(verb: Wish['verb'], ...words: unknown[]): Observable<T> {
    return new Observable<unknown>((wisher) => {
      const wish = { verb, words, wisher };
      this.wishes.add(wish);
      this.wished$.next(wish);
      return () => this.wishes.delete(wish);
    }) as Observable<T>;
  }
}

function isOf<Name extends HubEventName>(
  message: HubMessage<HubEventName>,
  type: Name,
): message is HubMessage<HubEventName> & HubMessage<Name> {
  return message.type === type;
}
