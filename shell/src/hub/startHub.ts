import type { Observable } from 'rxjs';
import type { RenewingApi } from '../api/createApi.ts';
import type { Clock } from '../clock/Clock.ts';
import { refetchPiece } from '../parts/refetchPiece.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { Drawer } from '../storage/deviceStorage.ts';
import type { HubClient } from './HubClient.ts';
import type { OpenNeeds } from './openLine.ts';

/** The first paint has the network to itself. */
const AFTER_PAINT_MS = 500;

/** Between two tries to fetch what makes the connection. */
const AGAIN_MS = 15_000;

/** A visitor's connection, as far as it concerns who comes and goes. */
export interface OpenLine {
  open(): void;
  hurry(): void;
  end(): Promise<void>;
}

interface HubNeeds {
  sessions: SessionStore;
  client: HubClient;
  api: RenewingApi;
  /** The browser has a network again. */
  online$: Observable<void>;
  clock: Clock;
  storage: Drawer;
  bringOpenLine?: () => Promise<(needs: OpenNeeds) => OpenLine>;
}

/** A connection to the hub while somebody is logged in, in this tab or another; nobody else's afterwards. */
export function startHub({
  sessions,
  client,
  api,
  online$,
  clock,
  storage,
  bringOpenLine = bring,
}: HubNeeds): void {
  let userId: string | undefined;
  let since = 0;
  let line: OpenLine | undefined;
  let callOff = (): void => undefined;

  const open = async (forUser: string): Promise<void> => {
    const openLine = await bringOpenLine();
    if (userId !== forUser || line) return;
    line = openLine({ client, clock, storage, sessions, api, since });
  };

  const tryToOpen = (): void => {
    const forUser = userId;
    if (forUser === undefined) return;
    callOff();
    open(forUser).catch((cause: unknown) => {
      if (userId !== forUser || line) return undefined;
      client.state$.next('unavailable');
      callOff();
      callOff = clock.after(AGAIN_MS, tryToOpen);
      return refetchPiece(cause);
    });
  };

  sessions.session$.subscribe((session) => {
    const now = session.status === 'member' ? session.user.id : undefined;
    if (now === userId) return;
    userId = now;
    callOff();
    void line?.end();
    line = undefined;
    if (now === undefined) return;
    client.state$.next('initialized');
    since = clock.now();
    callOff = clock.after(AFTER_PAINT_MS, tryToOpen);
  });
  online$.subscribe(() => (line ? line.hurry() : tryToOpen()));
  client.again$.subscribe(() => (line ? line.open() : tryToOpen()));
}

const bring = () => import('./openLine.ts').then(({ openLine }) => openLine);
