import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import {
  type HubConnection,
  HubConnectionBuilder,
  type IHttpConnectionOptions,
  LogLevel,
} from '@microsoft/signalr';
import { type EventsOf } from '../hub/events.ts';
import { type HubDefinition, type Methods } from '../hub/hubFor.ts';
import { type MountedHub } from '../mounted/MountedHub.ts';
import { type RawHandler } from '../raw/RawConnection.ts';
import { type HubSettings } from '../settings.ts';
import { SignalR, type SignalROptions } from '../SignalR.ts';
import { TestClock } from './TestClock.ts';
import { type Way, webSocketsJson } from './ways.ts';

const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** Runs after the test, before whatever was opened earlier is closed. */
export const closeAfterTest = (close: () => Promise<void>): void => void open.push(close);

export interface Served<Events extends EventsOf<Events>> {
  readonly origin: string;
  readonly url: string;
  readonly signalr: SignalR;
  readonly server: Server;
  readonly hub: MountedHub<Events>;
  readonly clock: TestClock;
}

/** A hub at /hub of a server on loopback, with a clock that stands still. */
export async function serve<Events extends EventsOf<Events>, M extends Methods>(
  definition: HubDefinition<Events, M>,
  options: SignalROptions & { readonly others?: RequestListener } = {},
): Promise<Served<Events>> {
  const { others, ...settings } = options;
  const clock = new TestClock();
  const server = createServer(others);
  const signalr = new SignalR({ clock, log: () => undefined, ...settings });
  const hub = signalr.mount('/hub', definition);
  signalr.attach(server);
  const origin = await listen(server);
  closeAfterTest(async () => {
    await signalr.close({ graceMs: 0 });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { origin, url: `${origin}/hub`, signalr, server, hub, clock };
}

/** Raw connections at /echo of a server on loopback, with a clock that stands still. */
export async function serveRaw(handler: RawHandler, settings: Partial<HubSettings> = {}) {
  const clock = new TestClock();
  const server = createServer();
  const signalr = new SignalR({ clock, log: () => undefined });
  const connections = signalr.mountRaw('/echo', handler, settings);
  signalr.attach(server);
  const origin = await listen(server);
  closeAfterTest(async () => {
    await signalr.close({ graceMs: 0 });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { origin, url: `${origin}/echo`, signalr, server, connections, clock };
}

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with a port.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

export interface ClientOptions extends IHttpConnectionOptions {
  readonly isStateful?: boolean;
  readonly retryDelays?: number[];
  /** Before it starts, so that nothing is missed. */
  readonly prepare?: (client: HubConnection) => void;
}

/** The stock client, not yet started. */
export function client(url: string, way: Way = webSocketsJson, options: ClientOptions = {}): HubConnection {
  const { isStateful = false, retryDelays, prepare, ...http } = options;
  const builder = new HubConnectionBuilder()
    .withUrl(url, { transport: way.transport, ...http })
    .withHubProtocol(way.protocol())
    .configureLogging(LogLevel.None);
  if (isStateful) builder.withStatefulReconnect();
  if (retryDelays) builder.withAutomaticReconnect(retryDelays);
  const connection = builder.build();
  prepare?.(connection);
  closeAfterTest(() => connection.stop());
  return connection;
}

/** The stock client, connected. */
export async function connect(url: string, way?: Way, options?: ClientOptions): Promise<HubConnection> {
  const connection = client(url, way, options);
  await connection.start();
  return connection;
}
