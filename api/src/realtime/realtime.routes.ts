import { AfterEvent } from '@plaza/api-contract';
import type { Slice } from '../http/slice.ts';
import { ownChannel } from './channels.ts';
import { openHub } from './openHub.ts';
import { hubStats } from './hubStats.ts';
import { pastEventsInTurn } from './pastEvents.ts';

/** `/hub`: what a browser hears without asking. Who has news publishes it. */
export const realtimeRoutes: Slice = (on, plaza) => {
  plaza.hub.openChannels(ownChannel);
  plaza.hub.stream('events', [AfterEvent], pastEventsInTurn(plaza.hub.revisers));

  const note = hubStats(plaza.metrics);
  on('POST /hub/stats', ({ input }) => {
    // every member: it is about the own browser, and nobody is named
    note(input.body);
    return { taken: true as const };
  });

  let close: (() => Promise<void>) | undefined;
  on.onStart(async () => {
    close = await openHub(plaza);
  });
  on.onClose(() => close?.());
};
