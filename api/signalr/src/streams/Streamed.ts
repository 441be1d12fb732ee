export interface Observer<T> {
  next(value: T): void;
  error(error: unknown): void;
  complete(): void;
}

/** The part of an rxjs Observable that matters here. */
export interface Subscribable<T> {
  subscribe(observer: Observer<T>): { unsubscribe(): void };
}

/** What a streaming method may return. An iterable is made to wait for a slow client, an Observable is not. */
export type Streamed<T> = AsyncIterable<T> | Iterable<T> | Subscribable<T>;
