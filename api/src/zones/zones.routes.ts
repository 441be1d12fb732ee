import type { Slice } from '../http/slice.ts';
import { ZONES } from './zones.ts';

export const zonesRoutes: Slice = (on) => {
  // every member: the list is the same for all
  on('GET /zones', () => [...ZONES]);
};
