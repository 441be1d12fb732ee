import type { Observable } from 'rxjs';
import type { RenewingApi } from '../api/createApi.ts';
import type { Clock } from '../clock/Clock.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { Drawer } from '../storage/deviceStorage.ts';
import type { HubClient } from './HubClient.ts';
import type { OpenNeeds } from './openLine.ts';

/** The first paint has the network to itself. */
const AFTER_PAINT_MS = 500;

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

  const tryToOpen = (forUser: string) => void open(forUser).catch(() => client.state$.next('failed'));

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
    callOff = clock.after(AFTER_PAINT_MS, () => tryToOpen(now));
  });
  online$.subscribe(() => line?.hurry());
  client.again$.subscribe(() => {
    if (line) line.open();
    else if (userId !== undefined) tryToOpen(userId);
  });
}

const bring = () => import('./openLine.ts').then(({ openLine }) => openLine);
