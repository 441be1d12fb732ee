import type { Server } from 'node:http';
import type { Knex } from 'knex';
import type { SessionReader } from './auth/sessionReader.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Metrics } from './http/metrics.ts';
import type { Logger } from './logger.ts';
import type { HubDoor } from './realtime/HubDoor.ts';

/** What the house lends to every slice. */
export interface Plaza {
  config: Config;
  /** The pool. Inside a call use the call's `db`. */
  db: Knex;
  log: Logger;
  clock: Clock;
  metrics: Metrics;
  sessions: SessionReader;
  /** Where a slice opens channels of the hub, and says what it answers there. */
  hub: HubDoor;
  /** Aborts when the house begins to close: long streams end themselves on it. */
  closing: AbortSignal;
  /** For what is not a request and an answer: a slice that takes upgrades. */
  server: Server;
}
