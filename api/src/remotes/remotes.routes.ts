import type { Slice } from '../http/slice.ts';
import { installRoutes } from '../pages/install.routes.ts';
import { pageRoutes } from '../pages/pages.routes.ts';
import { artefactRoutes } from './artefact/artefact.routes.ts';
import { framedPageRoutes } from './artefact/framedPages.ts';
import { artefactStoreOf } from './artefact/artefactStoreOf.ts';
import { deployRoutes } from './deploy/deploy.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { openRegistry } from './registry/openRegistry.ts';
import { registryRoutes } from './registry/registry.routes.ts';
import { ensureOperatorToken } from './tokens/ensureOperatorToken.ts';
import { tokenRoutes } from './tokens/token.routes.ts';
import { remoteUseRoutes } from './use/use.routes.ts';

/**
 * The registry of remotes: who may publish, what is live for whom, the files of every version, and the
 * page that begins with all this. The page takes every address nobody else wanted, so it comes last.
 */
export const remotesRoutes: Slice = (on, plaza) => {
  const registry = openRegistry(plaza);
  const store = artefactStoreOf(plaza);

  on.onStart(async () => {
    await ensureOperatorToken(plaza.db, plaza.config.dataDir, plaza.clock.now());
  });

  tokenRoutes(on, plaza);
  deployRoutes(on, plaza, { registry, store });
  registryRoutes(on, plaza, registry);
  healthRoutes(on, plaza, registry);
  remoteUseRoutes(on, plaza, store);
  artefactRoutes(on, store);
  framedPageRoutes(on, plaza, { registry, store });
  installRoutes(on, plaza, { registry, store });
  pageRoutes(on, plaza, { registry, store });
};
