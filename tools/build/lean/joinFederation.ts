import { init } from '@module-federation/enhanced/runtime';
import type { About, Bundler, Instance, Offer, Share } from './Bundler.ts';

/**
 * Ties a room's bundler runtime to the federation: what it offers, what it asks for, what it exposes.
 *
 * It stands in for the glue that comes with the federation plugin, which knows remotes of remotes, spare copies, several
 * share scopes and layers. A room of ours has none of them, and the glue is 8 KB gz of every entry and 2 of the first page.
 */
export function joinFederation(bundler: Bundler, { name, shareStrategy, plugins }: About): void {
  const offers = bundler.initializeSharingData?.scopeToSharingDataMapping ?? {};
  const instance = init({ name, shareStrategy, plugins, remotes: [], shared: sharedBy(offers) });
  bundler.federation.instance = instance;
  if (bundler.consumesLoadingData)
    bundler.f['consumes'] = consumer(bundler, bundler.consumesLoadingData, instance);
  if (bundler.initializeExposesData) expose(bundler, bundler.initializeExposesData, instance);
}

function sharedBy(offers: Record<string, Offer[]>): Share {
  const shared: Record<string, unknown> = {};
  for (const [scope, modules] of Object.entries(offers)) {
    for (const { name, version, factory, singleton, requiredVersion, eager, strictVersion } of modules) {
      const shareConfig = { singleton, requiredVersion, eager, strictVersion };
      shared[name] = [{ version, scope: [scope], shareConfig, get: factory }];
    }
  }
  // The bundler writes 1 and 0 where the types say true and false; nobody asks for more than truth.
  return shared as Share;
}

/** Before a chunk runs, the shared modules in it are there: asked for once, and asked for again after a failure. */
function consumer(
  { m: modules, c: ran }: Bundler,
  { chunkMapping, moduleIdToConsumeDataMapping }: NonNullable<Bundler['consumesLoadingData']>,
  instance: Instance,
): Bundler['f'][string] {
  const asked = new Map<string, Promise<void>>();

  const bring = async (id: string): Promise<void> => {
    const runAs = (make: () => unknown) => {
      modules[id] = (module) => {
        delete ran[id];
        module.exports = make();
      };
    };
    try {
      const wish = moduleIdToConsumeDataMapping[id];
      if (!wish) throw new Error(`Nobody shares ${id}.`);
      const { shareKey, shareScope, fallback, requiredVersion, strictVersion, singleton, eager } = wish;
      const shareConfig = { fixedDependencies: false, requiredVersion, strictVersion, singleton, eager };
      const found = await instance.loadShare(shareKey, {
        customShareInfo: { shareConfig, scope: [shareScope] },
      });
      const factory = found || (await fallback?.());
      // The federation's code for it: what is said of a load that failed goes by codes.
      if (!factory) throw new Error(`RUNTIME-012: the shell offers no ${shareKey}.`);
      runAs(factory);
    } catch (error) {
      asked.delete(id);
      runAs(() => {
        throw error;
      });
    }
  };

  return (chunk, waitFor) => {
    for (const id of chunkMapping[chunk] ?? []) {
      const coming = asked.get(id) ?? bring(id);
      asked.set(id, coming);
      waitFor.push(coming);
    }
  };
}

function expose(
  bundler: Bundler,
  { moduleMap, shareScope }: NonNullable<Bundler['initializeExposesData']>,
  instance: Instance,
): void {
  bundler.initContainer = async (offers, initScope, options) => {
    instance.initOptions({ name: instance.name, remotes: [], ...options });
    instance.initShareScopeMap(shareScope, offers, { hostShareScopeMap: options.shareScopeMap ?? {} });
    const { shareStrategy: strategy } = instance.options;
    await Promise.all(instance.initializeSharing(shareScope, { strategy, initScope, from: 'build' }));
  };
  bundler.getContainer = (exposed) =>
    moduleMap[exposed]?.() ?? Promise.reject(new Error(`Module "${exposed}" does not exist in container.`));
}
