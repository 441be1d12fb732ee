export { verifyKeptAudit } from './audit/verifyKeptAudit.ts';
export { closeOnSignals } from './closeOnSignals.ts';
export { ConfigError } from './ConfigError.ts';
export { readConfig, type Config } from './config.ts';
export type { Slice } from './http/slice.ts';
export { readDotEnv } from './readDotEnv.ts';
export type { Account } from './seeds.ts';
export { startPlaza, type RunningPlaza, type StartOptions, type Step } from './startPlaza.ts';
