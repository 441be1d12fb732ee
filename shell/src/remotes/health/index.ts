export type { Health } from './Health.ts';
export { LoadLog } from './LoadLog.ts';
export { sendHealth } from './sendHealth.ts';
