import type { RemoteRegistry } from '@plaza/api-contract';
import type { Override } from './Overrides.ts';

/** The registry with the developer's builds in it. They have no previous version: a failure is meant to be seen. */
export function applyOverrides(registry: RemoteRegistry, overrides: readonly Override[]): RemoteRegistry {
  const answering = new Map(
    overrides.flatMap(({ name, version }) => (version ? [[name, version] as const] : [])),
  );
  if (answering.size === 0) return registry;
  const known = registry.remotes.map((remote) => {
    const version = answering.get(remote.name);
    answering.delete(remote.name);
    return version ? { name: remote.name, killed: false, current: version } : remote;
  });
  // A remote that was never deployed is there too: that is how a new one is tried out.
  const unborn = [...answering].map(([name, current]) => ({ name, killed: false, current }));
  return { ...registry, remotes: [...known, ...unborn] };
}
