import type { HealthBeacon } from '@plaza/api-contract';

/** Takes note of how loads and lives of remotes went. */
export interface Health {
  note(beacon: HealthBeacon): void;
}
