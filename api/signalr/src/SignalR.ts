import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Duplex } from 'node:stream';
import { type Clock, systemClock } from './clock.ts';
import { Cluster, type ClusterOptions } from './cluster/Cluster.ts';
import { FORWARDED, forwardRequest, forwardUpgrade } from './cluster/forward.ts';
import { nodeOf, randomNodeName } from './ids.ts';
import { urlOf } from './http/access.ts';
import { type CarriedHost } from './connection/Carried.ts';
import { HubEndpoint } from './http/HubEndpoint.ts';
import { Lobby } from './http/Lobby.ts';
import { interceptServer } from './http/interceptServer.ts';
import { limitArrival } from './http/limitArrival.ts';
import { type EventsOf } from './hub/events.ts';
import { Hub } from './mounted/Hub.ts';
import { eraseHub } from './hub/ErasedHub.ts';
import { type HubDefinition, type Methods } from './hub/hubFor.ts';
import { MountedHub } from './mounted/MountedHub.ts';
import { MountedConnections } from './raw/MountedConnections.ts';
import { type RawHandler } from './raw/RawConnection.ts';
import { RawHost } from './raw/RawHost.ts';
import { defaultSettings, type HubSettings } from './settings.ts';

export interface SignalROptions extends Partial<HubSettings> {
  readonly clock?: Clock;
  /** For several processes that serve the same hubs. Then `await start()` before listening. */
  readonly cluster?: ClusterOptions;
}

/** How often timeouts are looked at: one timer for all connections. */
const TICK_MS = 1000;

/** The hubs of one process. */
export class SignalR {
  readonly #settings: HubSettings;
  readonly #clock: Clock;
  readonly #node = randomNodeName();
  readonly #cluster: Cluster | null;
  readonly #endpoints: HubEndpoint[] = [];
  readonly #hubs: Hub[] = [];
  readonly #stopTicking: () => void;

  constructor({ clock = systemClock, cluster, ...settings }: SignalROptions = {}) {
    this.#settings = { ...defaultSettings, ...settings };
    this.#clock = clock;
    const { log } = this.#settings;
    this.#cluster = cluster ? new Cluster({ ...cluster, node: this.#node, clock, log }) : null;
    this.#stopTicking = clock.every(TICK_MS, () => this.#tick());
  }

  /** Serves a hub at a path, and answers the way to speak to its clients from anywhere in the application. */
  mount<Events extends EventsOf<Events>, M extends Methods>(
    path: string,
    definition: HubDefinition<Events, M>,
    settings: Partial<HubSettings> = {},
  ): MountedHub<Events> {
    const hub = new Hub({
      path,
      definition: eraseHub(definition),
      settings: { ...this.#settings, ...settings },
      clock: this.#clock,
    });
    this.#serve(hub);
    this.#hubs.push(hub);
    return new MountedHub<Events>(hub);
  }

  /** Serves raw connections at a path: bytes in, bytes out, without a hub. */
  mountRaw(path: string, handler: RawHandler, settings: Partial<HubSettings> = {}): MountedConnections {
    // Without numbers nobody knows what a client that comes back has missed.
    const own = { ...this.#settings, ...settings, statefulReconnect: false };
    const host = new RawHost(path, handler, own, this.#clock);
    this.#serve(host);
    return new MountedConnections(host);
  }

  /** Joins the other nodes; nothing to do without a cluster. All hubs must be mounted by then. */
  async start(): Promise<this> {
    await this.#cluster?.start(this.#hubs);
    return this;
  }

  /** Takes the hubs' paths of this server; everything else goes where it went before. */
  attach(server: Server): this {
    interceptServer(server, {
      request: (request, response) => this.handle(request, response),
      upgrade: (request, socket, head) => this.upgrade(request, socket, head),
    });
    return this;
  }

  /** False when the path is none of the hubs': the request is untouched. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const url = urlOf(request);
    const endpoint = this.#endpoints.find((candidate) => candidate.owns(url.pathname));
    if (!endpoint) return false;
    limitArrival(request, endpoint.lobby.host);
    const elsewhere = this.#elsewhere(request, url);
    if (elsewhere) forwardRequest(request, response, elsewhere);
    else void endpoint.handle(request, response, url);
    return true;
  }

  /** The same for upgrade requests. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const url = urlOf(request);
    const endpoint = this.#endpoints.find((candidate) => candidate.owns(url.pathname));
    if (!endpoint) return false;
    const here = (): void => void endpoint.upgrade(request, socket, head, url);
    const node = nodeOf(url.searchParams.get('id') ?? '');
    const elsewhere = this.#cluster?.isSilent(node) ? null : this.#elsewhere(request, url);
    if (!elsewhere) here();
    else {
      forwardUpgrade(request, socket, head, elsewhere, () => {
        // All its clients come at once, and need not find it out one by one.
        this.#cluster?.noteSilence(node);
        here();
      });
    }
    return true;
  }

  /**
   * Takes no new connections, lets running calls end, and sends every client away; by default to come back elsewhere.
   * The paths stay taken: whoever still asks is told that nothing is here any more.
   */
  async close({ allowReconnect = true, graceMs = 5000 } = {}): Promise<void> {
    const lobbies = this.#endpoints.map(({ lobby }) => lobby);
    await Promise.all(lobbies.map((lobby) => lobby.drain({ allowReconnect, graceMs })));
    this.#stopTicking();
    await this.#cluster?.stop();
  }

  #serve(host: CarriedHost): void {
    if (this.#endpoints.some((endpoint) => endpoint.owns(host.path)))
      throw new Error(`'${host.path}' is taken.`);
    this.#endpoints.push(new HubEndpoint(new Lobby(host, this.#node)));
  }

  /** The address of the node that has the connection of a request, if that is another one. */
  #elsewhere(request: IncomingMessage, url: URL): string | null {
    const id = url.searchParams.get('id');
    if (!this.#cluster || id === null || request.headers[FORWARDED] !== undefined) return null;
    return this.#cluster.urlOf(nodeOf(id));
  }

  #tick(): void {
    const now = this.#clock.now();
    for (const { lobby } of this.#endpoints) lobby.tick(now);
  }
}

export const createSignalR = (options?: SignalROptions): SignalR => new SignalR(options);
