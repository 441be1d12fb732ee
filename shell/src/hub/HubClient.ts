import type { SyncAnswer } from '@plaza/api-contract';
import type { HubEventName, HubMessage, HubState } from '@plaza/shell-contract';
import { BehaviorSubject, filter, Observable, Subject, type Subscriber } from 'rxjs';
import type { LineEvent } from './LineStory.ts';

/** Something that a remote wants of the connection, for as long as it wants it. */
export interface HubRequest {
  verb: 'listen' | 'stream' | 'invoke' | 'trigger';
  words: readonly unknown[];
  subscriber: Subscriber<unknown>;
}

/** Where news from the hub are handed out and requests taken. It is there from the first moment; the line comes later. */
export class HubClient {
  readonly state$ = new BehaviorSubject<HubState>('initialized');
  readonly synced$ = new Subject<SyncAnswer>();
  /** What has happened to the connection lately. */
  readonly story$ = new BehaviorSubject<readonly LineEvent[]>([]);
  /** Every name that somebody has asked for, each once. */
  readonly wanted = new Set<string>(['new-message', 'presence']);
  /** The visitor wants it tried once more. */
  readonly again$ = new Subject<void>();
  readonly newlyWanted$ = new Subject<string>();
  readonly requests = new Set<HubRequest>();
  readonly wished$ = new Subject<HubRequest>();
  readonly #told$ = new Subject<HubMessage<HubEventName>>();

  on<Name extends HubEventName>(type: Name): Observable<HubMessage<Name>> {
    if (!this.wanted.has(type)) {
      this.wanted.add(type);
      this.newlyWanted$.next(type);
    }
    return this.#told$.pipe(filter((message) => isOf(message, type)));
  }

  say(message: HubMessage<HubEventName>): void {
    this.#told$.next(message);
  }

  /** The contract says what comes of which words. */
  request<T>(verb: HubRequest['verb'], ...words: unknown[]): Observable<T> {
    return new Observable<unknown>((subscriber) => {
      const request = { verb, words, subscriber };
      this.requests.add(request);
      this.wished$.next(request);
      return () => this.requests.delete(request);
    }) as Observable<T>;
  }
}

function isOf<Name extends HubEventName>(
  message: HubMessage<HubEventName>,
  type: Name,
): message is HubMessage<HubEventName> & HubMessage<Name> {
  return message.type === type;
}
