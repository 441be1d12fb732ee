import type { CallAnswer } from '@plaza/api-contract';
import type { RegistryClient } from '../registry/RegistryClient.ts';

/**
 * Back to the version that is named, or to the one before; a trial is taken back first. A call whose answer is lost is made
 * again: so it always names where to, and a second time changes nothing.
 */
export async function rollBackRemote(
  registry: RegistryClient,
  name: string,
  { version, reason }: { version?: string | undefined; reason?: string | undefined },
): Promise<CallAnswer<'POST /remotes/:name/rollback'>> {
  const to = version ?? (await versionBefore(registry, name));
  return registry.call('POST /remotes/:name/rollback', {
    params: { name },
    body: { ...(to ? { version: to } : {}), ...(reason ? { reason } : {}) },
  });
}

async function versionBefore(registry: RegistryClient, name: string): Promise<string | null | undefined> {
  const { remotes } = await registry.call('GET /remotes/status', {});
  const found = remotes.find((one) => one.name === name);
  return found?.canary ? found.active : found?.previous;
}
