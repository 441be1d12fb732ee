import { type Caller } from '../caller.ts';

/** How long a client has until it should refresh, as negotiate and refresh say it; nothing when access does not end. */
export function secondsLeft({ expiresAt }: Caller, epoch: number): { tokenLifetimeSeconds?: number } {
  if (expiresAt === undefined) return {};
  return { tokenLifetimeSeconds: Math.max(0, Math.floor((expiresAt - epoch) / 1000)) };
}
