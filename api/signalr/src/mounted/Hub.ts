import { type Clock } from '../clock.ts';
import { ActiveCall } from '../connection/ActiveCall.ts';
import { type Carried, type CarriedHost, type ConnectionIdentity } from '../connection/Carried.ts';
import { Connection } from '../connection/Connection.ts';
import { type ConnectionHost } from '../connection/ConnectionHost.ts';
import { Invocations } from '../connection/Invocations.ts';
import { HubError } from '../HubError.ts';
import { type LogEntry } from '../log.ts';
import { type HubSettings } from '../settings.ts';
import { type HubContext } from '../hub/Call.ts';
import { CallerClients } from '../hub/Clients.ts';
import { type ErasedHub, indexMethods } from '../hub/ErasedHub.ts';
import { type AnyEvents } from '../hub/events.ts';
import { throughFilters } from '../hub/HubFilter.ts';
import { type HubMethod } from '../hub/HubMethod.ts';
import { HubRouter } from './HubRouter.ts';

interface HubParts {
  readonly path: string;
  readonly definition: ErasedHub;
  readonly settings: HubSettings;
  readonly clock: Clock;
}

interface Guest {
  readonly context: HubContext<AnyEvents>;
  /** Rejects when the hub refused the connection. */
  readonly welcome: Promise<void>;
}

/** One hub while it runs on this node: who comes, what they call, who goes. */
export class Hub implements ConnectionHost, CarriedHost {
  readonly path: string;
  readonly settings: HubSettings;
  readonly router: HubRouter;
  /** Told of every connection that ends, also of those that never got far. */
  onClosed: (connection: Carried) => void = () => undefined;
  readonly #definition: ErasedHub;
  readonly #methods: ReadonlyMap<string, HubMethod>;
  readonly #clock: Clock;
  readonly #guests = new Map<Carried, Guest>();
  readonly #farewells = new Set<Promise<void>>();

  constructor({ path, definition, settings, clock }: HubParts) {
    this.path = path;
    this.settings = settings;
    this.#definition = definition;
    this.#methods = indexMethods(definition.methods);
    this.#clock = clock;
    this.router = new HubRouter({
      clientResultTimeoutMs: settings.clientResultTimeoutMs,
      after: (ms, run) => clock.after(ms, run),
    });
  }

  now(): number {
    return this.#clock.now();
  }

  epoch(): number {
    return this.#clock.epoch();
  }

  after(ms: number, run: () => void): () => void {
    return this.#clock.after(ms, run);
  }

  log(entry: Omit<LogEntry, 'hub'>): void {
    this.settings.log({ ...entry, hub: this.path });
  }

  createConnection(identity: ConnectionIdentity): Connection {
    return new Connection(identity, this);
  }

  createInvocations(connection: Connection): Invocations {
    const context = this.#contextOf(connection);
    return new Invocations({
      settings: this.settings,
      findMethod: (target) => this.#methods.get(target.toLowerCase()),
      createCall: (method, headers) => new ActiveCall(method.name, context, headers),
      invoke: (call, method) => this.#invoke(call, method),
      send: (outgoing) => void connection.send(outgoing),
      space: () => connection.space(),
      setPaused: (isPaused) => connection.setPaused(isPaused),
      reportFailure: (text, error) => this.log({ level: 'error', text, connectionId: connection.id, error }),
    });
  }

  opened(connection: Connection): Promise<void> {
    const context = this.#contextOf(connection);
    const welcome = this.#welcome(connection, context);
    this.#guests.set(connection, { context, welcome });
    return welcome;
  }

  async refreshed(connection: Carried): Promise<boolean> {
    const context = this.#guests.get(connection)?.context;
    try {
      if (context) await this.#definition.refreshed?.(context);
      return true;
    } catch (error) {
      if (error instanceof HubError) connection.close({ reason: error.message });
      else {
        this.log({ level: 'error', text: 'refreshed failed', connectionId: connection.id, error });
        connection.close({ allowReconnect: true });
      }
      return false;
    }
  }

  closed(connection: Connection, error: Error | undefined): void {
    this.onClosed(connection);
    this.router.remove(connection);
    const guest = this.#guests.get(connection);
    this.#guests.delete(connection);
    if (!guest) return;
    const farewell = this.#sayFarewell(guest, error).finally(() => this.#farewells.delete(farewell));
    this.#farewells.add(farewell);
  }

  /** Resolves when every `disconnected` under way is done. */
  async settled(): Promise<void> {
    await Promise.all(this.#farewells);
  }

  async #welcome(connection: Connection, context: HubContext<AnyEvents>): Promise<void> {
    await this.router.add(connection);
    if (connection.phase === 'closed') throw new Error('The client left before it was welcomed.');
    await throughFilters(
      this.settings.filters,
      async () => this.#definition.connected?.(context),
      (filter, next) => filter.connected?.(context, next),
    );
  }

  async #sayFarewell({ context, welcome }: Guest, error: Error | undefined): Promise<void> {
    try {
      await welcome;
    } catch {
      // It was refused: for the hub it was never here.
      return;
    }
    try {
      await throughFilters(
        this.settings.filters,
        async () => this.#definition.disconnected?.(context, error),
        (filter, next) => filter.disconnected?.(context, error, next),
      );
    } catch (failure) {
      this.log({
        level: 'error',
        text: 'disconnected failed',
        connectionId: context.connection.id,
        error: failure,
      });
    }
  }

  #invoke(call: ActiveCall, method: HubMethod): unknown {
    if (this.settings.filters.length === 0)
      return Reflect.apply(method.run, undefined, [call, ...call.values]);
    return throughFilters(
      this.settings.filters,
      // The schemas of `inputs` have made the values what the method declares.
      async () => Reflect.apply(method.run, undefined, [call, ...call.values]),
      (filter, next) => filter.invoke?.(call, next),
    );
  }

  #contextOf(connection: Connection): HubContext<AnyEvents> {
    const { router } = this;
    return {
      connection,
      clients: new CallerClients<AnyEvents>(router, connection.id),
      groups: {
        join: (group) => router.setMembershipHere(connection.id, group, true),
        leave: (group) => router.setMembershipHere(connection.id, group, false),
      },
    };
  }
}
