import { liveList, type LiveListState, useLiveList } from '@plaza/shell-contract';
import type { Zone } from '@plaza/api-contract';

const zones = liveList('GET /zones', {
  key: ({ path }) => path,
  channel: {
    name: () => 'zones',
    on: {
      'zone-people': (shown, { path, people }) =>
        shown.map((zone) => (zone.path === path ? { ...zone, people } : zone)),
    },
  },
});

/** The zones of the list, with how many are in each as it is now. */
export const useLiveZones = (): LiveListState<Zone> => useLiveList(zones);
