import type { Server } from 'node:http';
import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import type { Hashing } from './auth/hashing.ts';
import type { SessionReader } from './auth/sessionReader.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Metrics } from './http/metrics.ts';
import type { Logger } from './logger.ts';
import type { HubFeatures } from './realtime/HubFeatures.ts';

/** What the server lends to every slice. */
export interface Plaza {
  config: Config;
  /** The pool. Inside a call use the call's `db`. */
  db: Knex;
  log: Logger;
  /** For counters, where there is one. */
  redis: Redis | undefined;
  clock: Clock;
  metrics: Metrics;
  /** How passwords are hashed, slow on purpose. */
  hashing: Hashing;
  sessions: SessionReader;
  /** Where a slice opens channels of the hub, and says what it answers there. */
  hub: HubFeatures;
  /** Aborts when the server begins to close: long streams end themselves on it. */
  closing: AbortSignal;
  /** For what is not a request and an answer: a slice that takes upgrades. */
  server: Server;
}
