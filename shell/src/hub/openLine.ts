import type { RenewingApi } from '../api/createApi.ts';
import type { Clock } from '../clock/Clock.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { Drawer } from '../storage/deviceStorage.ts';
import type { HubClient } from './HubClient.ts';
import { HubLine } from './HubLine.ts';
import { LineStats } from './LineStats.ts';
import { LineStory } from './LineStory.ts';
import { stockWire } from './stockWire.ts';

export interface OpenNeeds {
  client: HubClient;
  clock: Clock;
  storage: Drawer;
  sessions: SessionStore;
  api: RenewingApi;
  /** From when on the visitor may have been shown something. */
  since: number;
}

/** A chunk of its own, with the stock client in it: nobody waits for it to see the first page. */
export function openLine({ client, clock, storage, sessions, api, since }: OpenNeeds): HubLine {
  const line = new HubLine({
    ...stockWire(() => sessions.authToken, storage),
    client,
    clock,
    since,
    story: new LineStory(client.story$),
    stats: new LineStats({ clock, storage, send: (body) => api.call('POST /hub/stats', { body }) }),
    renew: () => api.renew(),
    lookAtSession: () => api.call('GET /profile'),
  });
  line.open();
  return line;
}
