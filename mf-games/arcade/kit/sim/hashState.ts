import type { BaseState } from './Sim.ts';
import { seedFrom } from './rng.ts';

/** A fingerprint of a state: eight hex digits. Numbers print alike in all engines, so equal runs have equal ones. */
export function hashState(state: BaseState): string {
  return seedFrom(JSON.stringify({ ...state, events: [] }))
    .toString(16)
    .padStart(8, '0');
}
