/** The part of a service worker's world that ours uses; a test brings its own. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(to: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, look: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ): void;
}

export interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: PageRequest;
  message: { readonly data: unknown };
  notificationclick: NoticePress;
  push: Pushed;
  pushsubscriptionchange: LastingEvent;
}

export interface Pushed extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

export interface OpenPage {
  /** Under which it was loaded; where it is now, `whereIs` finds out. */
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
  postMessage(words: unknown, ports?: Transferable[]): void;
}

export interface NoticePress extends LastingEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface PageRequest extends LastingEvent {
  readonly request: Request;
  /** The answer that the browser asked for while the worker was still waking up. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** One thing that the worker does. */
export type WorkerPart = (scope: WorkerScope) => void;
