import {
  DefaultHttpClient,
  HttpClient,
  HttpError,
  type HttpRequest,
  type HttpResponse,
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  NullLogger,
} from '@microsoft/signalr';
import type { Carrier } from '@plaza/api-contract';
import type { Drawer } from '../storage/deviceStorage.ts';
import type { Lookout, Wire } from './HubLine.ts';
import { keepCarrier, recallCarrier } from './transportMemory.ts';

const ACTIVITY_MS = 120_000;
const PONG_MS = 30_000;
const HUB = '/hub';

/** What to try, by what got through last. */
const TRANSPORTS: Record<Carrier, HttpTransportType> = {
  WebSockets:
    HttpTransportType.WebSockets | HttpTransportType.ServerSentEvents | HttpTransportType.LongPolling,
  ServerSentEvents: HttpTransportType.ServerSentEvents | HttpTransportType.LongPolling,
  LongPolling: HttpTransportType.LongPolling,
};

/** The stock client, and what it keeps to itself: read from its own requests. */
export function stockWire(
  token: () => string | undefined,
  storage: Drawer,
): { wire: Wire; lookout: Lookout } {
  const recalled = recallCarrier(storage, Date.now());
  let mayReturn = false;
  let shown: string | undefined;
  const show = () => (shown = token()) ?? '';
  const client = new WatchedClient();
  const connection = new HubConnectionBuilder()
    .withUrl(HUB, {
      accessTokenFactory: show,
      httpClient: client,
      transport: TRANSPORTS[recalled],
    })
    .withStatefulReconnect()
    // It asks only when the server lets it come back. When and how often is ours to say, so the answer is no.
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds() {
        mayReturn = true;
        return null;
      },
    })
    .withServerTimeout(ACTIVITY_MS + PONG_MS)
    .withKeepAliveInterval(PONG_MS)
    .configureLogging(LogLevel.None)
    .build();

  return {
    wire: {
      async start() {
        await connection.start();
        if (recalled === 'WebSockets') keepCarrier(storage, client.carrier, Date.now());
      },
      stop: () => connection.stop(),
      invoke: (method, ...values) => connection.invoke(method, ...values),
      send: (method, ...values) => connection.send(method, ...values),
      stream: (method, ...values) => connection.stream(method, ...values),
      on: (name, take) => connection.on(name, take),
      onclose: (closed) => connection.onclose(closed),
    },
    lookout: {
      get carrier() {
        return client.carrier;
      },
      get hasNewerToken() {
        return token() !== shown;
      },
      get refused() {
        return client.refused;
      },
      takeMayReturn() {
        const may = mayReturn;
        mayReturn = false;
        return may;
      },
      get secondsLeft() {
        return client.negotiated.tokenLifetimeSeconds ?? null;
      },
      async refresh() {
        const { connectionToken = '' } = client.negotiated;
        const answer = await client.post(`${HUB}/refresh?${new URLSearchParams({ id: connectionToken })}`, {
          headers: { Authorization: `Bearer ${show()}` },
        });
        return readNegotiated(answer).tokenLifetimeSeconds ?? null;
      },
    },
  };
}

interface Negotiated {
  connectionToken?: string;
  tokenLifetimeSeconds?: number;
}

/** Notes what negotiate says: the client throws away how long the access lasts, and how it was refused. */
class WatchedClient extends HttpClient {
  refused = false;
  negotiated: Negotiated = {};
  /** Sockets send nothing over HTTP, event streams only what the client says, polls fetch what the server says too. */
  carrier: Carrier = 'WebSockets';
  readonly #inner = new DefaultHttpClient(NullLogger.instance);

  override async send(request: HttpRequest): Promise<HttpResponse> {
    if (!request.url?.includes('/negotiate')) {
      if (request.method === 'GET') this.carrier = 'LongPolling';
      else if (this.carrier === 'WebSockets' && !request.url?.includes('/refresh'))
        this.carrier = 'ServerSentEvents';
      return this.#inner.send(request);
    }
    this.refused = false;
    this.carrier = 'WebSockets';
    try {
      const response = await this.#inner.send(request);
      this.negotiated = readNegotiated(response);
      return response;
    } catch (error) {
      this.refused = error instanceof HttpError && (error.statusCode === 401 || error.statusCode === 403);
      throw error;
    }
  }

  override getCookieString(url: string): string {
    return this.#inner.getCookieString(url);
  }
}

function readNegotiated({ content }: HttpResponse): Negotiated {
  // Our own server's answer, whose two fields the package's README names.
  return typeof content === 'string' ? (JSON.parse(content) as Negotiated) : {};
}
