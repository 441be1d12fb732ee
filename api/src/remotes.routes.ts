import type { Slice } from './http/slice.ts';
import { clearIncoming } from './media/receive/clearIncoming.ts';
import { installRoutes } from './pages/install.routes.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import { artefactRoutes } from './remotes/artefact/artefact.routes.ts';
import { framedPageRoutes } from './remotes/artefact/framedPages.ts';
import { artefactStoreOf } from './remotes/artefact/artefactStoreOf.ts';
import { incomingArtefacts } from './remotes/artefact/diskArtefactStore.ts';
import { deployRoutes } from './remotes/deploy/deploy.routes.ts';
import { healthRoutes } from './remotes/health/health.routes.ts';
import { openRegistry } from './remotes/registry/openRegistry.ts';
import { registryRoutes } from './remotes/registry/registry.routes.ts';
import { ensureOperatorToken } from './remotes/tokens/ensureOperatorToken.ts';
import { tokenRoutes } from './remotes/tokens/token.routes.ts';
import { remoteUseRoutes } from './remotes/use/use.routes.ts';

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

  on.onStart(() => clearIncoming(incomingArtefacts(plaza.config.artefactsDir), plaza.clock.now()));

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
