import type { ClientEventMark, EventMark, SyncAnswer } from '@plaza/api-contract';
import { type HubConnection, HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';

/** What a browser on the hub has heard, in order. */
export interface Heard {
  name: string;
  payload: unknown;
  mark: EventMark | ClientEventMark | undefined;
}

export interface Joined {
  connection: HubConnection;
  heard: Heard[];
  sync(last: number | null): Promise<SyncAnswer>;
  /** Resolves with what was heard once so much was. */
  hears(count: number): Promise<Heard[]>;
  /** Resolves when the connection is over and does not come back, with what the server said. */
  over: Promise<string>;
}

const NAMES = ['new-message', 'presence', 'client-typing'];

const open = new Set<HubConnection>();

/** The stock client, as a page of ours would use it. */
export async function joinHub(
  url: string,
  bearer: string,
  transport = HttpTransportType.WebSockets,
): Promise<Joined> {
  const connection = new HubConnectionBuilder()
    .withUrl(`${url}/hub`, { accessTokenFactory: () => bearer.replace('Bearer ', ''), transport })
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
  return {
    connection,
    heard,
    over,
    sync: (last) => connection.invoke<SyncAnswer>('sync', last),
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
