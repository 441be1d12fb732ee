import type { Clock } from '../clock/Clock.ts';
import type { Drawer } from '../storage/deviceStorage.ts';
import type { HubDesk } from './HubDesk.ts';
import { HubLine } from './HubLine.ts';
import { stockWire } from './stockWire.ts';

export interface OpenNeeds {
  desk: HubDesk;
  clock: Clock;
  storage: Drawer;
  token(): string | undefined;
  renew(): Promise<unknown>;
  lookAtSession(): Promise<unknown>;
}

/** A chunk of its own, with the stock client in it: nobody waits for it to see the first page. */
export function openLine({ token, storage, ...needs }: OpenNeeds): HubLine {
  const line = new HubLine({ ...needs, ...stockWire(token, storage) });
  line.open();
  return line;
}
