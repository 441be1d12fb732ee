import type { OpenPage, WorkerEvents, WorkerPart, WorkerScope } from './WorkerScope.ts';

type Hear = (event: never) => void;

/** A worker's world in memory: what is kept, which pages are open, and a way to let things happen. */
export class TestWorkerScope implements WorkerScope {
  readonly kept = new Map<string, Response>();
  readonly windows: { to: string }[] = [];
  pages: OpenPage[] = [];
  isOver = false;
  readonly #heard = new Map<keyof WorkerEvents, Hear[]>();
  readonly caches: CacheStorage;
  readonly clients: WorkerScope['clients'];
  readonly shown: { title: string; look: NotificationOptions }[] = [];
  readonly registration = {
    navigationPreload: { enable: async () => undefined },
    showNotification: async (title: string, look: NotificationOptions) =>
      void this.shown.push({ title, look }),
  };

  constructor(...parts: WorkerPart[]) {
    // The calls of it that the worker makes.
    this.caches = {
      open: async () => ({
        add: async (request: Request) => {
          this.kept.set(new URL(request.url).pathname, await fetch(request));
        },
        put: async (path: string, answer: Response) => this.kept.set(path, answer),
      }),
      delete: async () => this.kept.clear(),
      match: async (path: string) => this.kept.get(path),
    } as unknown as CacheStorage;
    this.clients = {
      matchAll: async () => this.pages,
      openWindow: async (to) => this.windows.push({ to }),
    };
    for (const part of parts) part(this);
  }

  async skipWaiting(): Promise<void> {
    this.isOver = true;
  }

  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ): void {
    this.#heard.set(name, [...(this.#heard.get(name) ?? []), hear]);
  }

  /** Lets something happen. Resolves with the answer, when the worker gives one, after all that it wanted to wait for. */
  async happen<Name extends keyof WorkerEvents>(
    name: Name,
    about: Partial<WorkerEvents[Name]> = {},
  ): Promise<Response | undefined> {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const event = {
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (given: Promise<Response>) => (answer = given),
      ...about,
    };
    for (const hear of this.#heard.get(name) ?? []) hear(event as never);
    await Promise.all(works);
    return answer;
  }
}
