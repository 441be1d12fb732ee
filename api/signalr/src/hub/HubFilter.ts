import { type Call, type HubContext } from './Call.ts';
import { type AnyEvents } from './events.ts';

/** Stands around every call and every coming and going: access, limits, logging. The first in the list is the outermost. */
export interface HubFilter {
  /** Answer `next()`, something else, or throw a `HubError`. */
  invoke?(call: Call<AnyEvents>, next: () => Promise<unknown>): Promise<unknown>;
  connected?(context: HubContext<AnyEvents>, next: () => Promise<void>): Promise<void>;
  disconnected?(
    context: HubContext<AnyEvents>,
    error: Error | undefined,
    next: () => Promise<void>,
  ): Promise<void>;
}

/** One function out of many that each decide whether and when the next one runs. */
export function throughFilters<Result>(
  filters: readonly HubFilter[],
  act: () => Promise<Result>,
  enter: (filter: HubFilter, next: () => Promise<Result>) => Promise<Result> | undefined,
): Promise<Result> {
  const step = (index: number): Promise<Result> => {
    const filter = filters[index];
    if (!filter) return act();
    const next = (): Promise<Result> => step(index + 1);
    return enter(filter, next) ?? next();
  };
  return step(0);
}
