import { builtFor } from './builtFor.ts';
import type { RemoteService } from './service.ts';

/** Makes a service of a function. `export const service = defineService(async (ctx) => ({ stop() {} }))` in src/service.ts. */
export function defineService(start: RemoteService['start']): RemoteService {
  return { contract: builtFor, start };
}
