import { type Call, type CallerGroups, type HubConnection, type HubContext } from '../hub/Call.ts';
import { type CallerClients } from '../hub/Clients.ts';
import { type AnyEvents } from '../hub/events.ts';

const none: Readonly<Record<string, string>> = {};

/** One call under way. Its AbortSignal is made only for methods that look at it. */
export class ActiveCall implements Call<AnyEvents> {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  values: readonly unknown[] = [];
  readonly #context: HubContext<AnyEvents>;
  #controller: AbortController | null = null;
  #isAborted = false;

  constructor(method: string, context: HubContext<AnyEvents>, headers = none) {
    this.method = method;
    this.headers = headers;
    this.#context = context;
  }

  get connection(): HubConnection {
    return this.#context.connection;
  }

  get clients(): CallerClients<AnyEvents> {
    return this.#context.clients;
  }

  get groups(): CallerGroups {
    return this.#context.groups;
  }

  get isAborted(): boolean {
    return this.#isAborted;
  }

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#isAborted) this.#controller.abort();
    return this.#controller.signal;
  }

  abort(): void {
    this.#isAborted = true;
    this.#controller?.abort();
  }
}
