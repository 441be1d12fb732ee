import type { CallAnswer } from '@plaza/api-contract';
import { sayOff } from '../deploy/describeOutcome.ts';
import type { RegistryClient } from '../registry/RegistryClient.ts';

export type RolledBack = CallAnswer<'POST /remotes/:name/rollback'> & {
  /** Switched off before, it stays so: nobody gets what is live. */
  isOff: boolean;
};

/**
 * Back to the version that is named, or to the one before; a trial is taken back first. A call whose answer is lost is made
 * again: so it always names where to, and a second time changes nothing.
 */
export async function rollBackRemote(
  registry: RegistryClient,
  name: string,
  { version, reason }: { version?: string | undefined; reason?: string | undefined },
): Promise<RolledBack> {
  const { remotes } = await registry.call('GET /remotes/status', {});
  const found = remotes.find((one) => one.name === name);
  const to = version ?? (found?.canary ? found.active : found?.previous);
  const changed = await registry.call('POST /remotes/:name/rollback', {
    params: { name },
    body: { ...(to ? { version: to } : {}), ...(reason ? { reason } : {}) },
  });
  return { ...changed, isOff: found?.killed ?? false };
}

/** What is live now, and what was before; and that nobody gets it, where that is so. */
export function describeRollback(name: string, { active, previous, isOff }: RolledBack): string {
  const line = `${name} ${active} is live. Before it: ${previous ?? 'nothing'}.`;
  return isOff ? `${line}\n${sayOff(name)}` : line;
}
