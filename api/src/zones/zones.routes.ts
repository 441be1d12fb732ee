import { found } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { accessRoutes } from './access/access.routes.ts';
import { liveZonesRoutes } from './live/live.routes.ts';
import { countPeople } from './made/MadeZoneRow.ts';
import { madeZonesRoutes } from './made/made.routes.ts';
import { ownZonesRoutes } from './own.routes.ts';
import { unknownZone } from './zones.errors.ts';
import { sceneOf, ZONES } from './zones.ts';

export const zonesRoutes: Slice = (on, plaza) => {
  // every member: the list is the same for all
  on('GET /zones', async ({ db }) => {
    const people = await countPeople(db);
    return ZONES.map((zone) => ({ ...zone, people: people.get(keyOf(zone.path)) ?? 0 }));
  });

  // every member: the places are the same for all
  on('GET /zones/scenes/:scene', async ({ input: { params }, db }) => {
    const zone = found(sceneOf(params.scene), unknownZone);
    return { ...zone, people: (await countPeople(db)).get(params.scene) ?? 0 };
  });

  madeZonesRoutes(on, plaza);
  accessRoutes(on, plaza);
  ownZonesRoutes(on, plaza);
  liveZonesRoutes(on, plaza);
};

const keyOf = (path: string) => path.replace('/zones/', '');
