import {
  channelEvents,
  loggedEvents,
  type ChannelMark,
  type EventMark,
  type SyncAnswer,
} from '@plaza/api-contract';
import {
  DefaultHttpClient,
  HttpClient,
  type HttpRequest,
  type HttpResponse,
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  LogLevel,
  NullLogger,
} from '@microsoft/signalr';

/** What a browser on the hub has heard, in order. */
export interface Heard {
  name: string;
  payload: unknown;
  mark: EventMark | ChannelMark | undefined;
}

export interface Joined {
  connection: HubConnection;
  /** The secret one, which a refresh needs. */
  token: string;
  /** Until its access ends, as negotiate said. */
  secondsLeft: number | undefined;
  heard: Heard[];
  sync(last: number | null): Promise<SyncAnswer>;
  syncSince(agoMs: number): Promise<SyncAnswer>;
  /** Resolves with what was heard once so much was. */
  hears(count: number): Promise<Heard[]>;
  /** Resolves when the connection is over and does not come back, with what the server said. */
  over: Promise<string>;
}

const NAMES = [
  ...Object.keys(loggedEvents),
  ...Object.keys(channelEvents),
  'presence',
  'client-typing',
  'told',
  'missed',
];

const open = new Set<HubConnection>();

/** The stock client, as a page of ours would use it. */
export async function joinHub(
  url: string,
  bearer: string,
  transport = HttpTransportType.WebSockets,
): Promise<Joined> {
  const httpClient = new ReadingClient();
  const connection = new HubConnectionBuilder()
    .withUrl(`${url}/hub`, {
      accessTokenFactory: () => bearer.replace('Bearer ', ''),
      transport,
      httpClient,
    })
    .configureLogging(LogLevel.None)
    .build();
  const heard: Heard[] = [];
  let onHeard = () => undefined as void;
  for (const name of NAMES) {
    connection.on(name, (payload, mark) => {
      heard.push({ name, payload, mark });
      onHeard();
    });
  }
  const over = new Promise<string>((resolve) => connection.onclose((error) => resolve(error?.message ?? '')));
  await connection.start();
  open.add(connection);
  // The handshake is done before the hub has welcomed anybody; a call waits for that.
  await connection.invoke('presence', []);
  const { connectionToken = '', tokenLifetimeSeconds } = httpClient.negotiated;
  return {
    connection,
    token: connectionToken,
    secondsLeft: tokenLifetimeSeconds,
    heard,
    over,
    sync: (last) => connection.invoke<SyncAnswer>('sync', last),
    syncSince: (agoMs) => connection.invoke<SyncAnswer>('syncSince', agoMs),
    hears: (count) =>
      new Promise((resolve) => {
        onHeard = () => {
          if (heard.length >= count) resolve(heard);
        };
        onHeard();
      }),
  };
}

export async function leaveHub(): Promise<void> {
  await Promise.all([...open].map((connection) => connection.stop()));
  open.clear();
}

/** Reads what negotiate says; the client keeps it to itself. */
class ReadingClient extends HttpClient {
  negotiated: { connectionToken?: string; tokenLifetimeSeconds?: number } = {};
  readonly #inner = new DefaultHttpClient(NullLogger.instance);

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const response = await this.#inner.send(request);
    const { content } = response;
    if (request.url?.includes('/negotiate') && typeof content === 'string') {
      this.negotiated = JSON.parse(content);
    }
    return response;
  }
}
