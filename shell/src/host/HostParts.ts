import type { RemoteRegistry } from '@plaza/api-contract';
import type { BehaviorSubject } from 'rxjs';
import type { Clock } from '../clock/Clock.ts';
import type { Services } from '../remotes/context/lendContext.ts';
import type { Health } from '../remotes/health/index.ts';
import type { RemoteLoader } from '../remotes/loader/RemoteLoader.ts';
import type { PlacesNeeds } from '../remotes/places/Places.ts';
import type { Address } from '../routing/sceneAt.ts';
import type { Drawer } from '../storage/deviceStorage.ts';

/** The one dialog of the frame that is open. */
export type OpenDialog =
  | 'none'
  | 'composer'
  | 'feature-missing'
  | 'keys'
  | 'logout'
  | 'palette'
  | 'remotes'
  | 'shortcuts';

/** What the host takes from the browser; tests and stories bring their own. */
export interface HostParts {
  page: Document;
  ask: typeof fetch;
  storage: Drawer;
  /** What this tab alone keeps. */
  tab: Drawer;
  clock: Clock;
  loader: RemoteLoader;
  health: Health;
  address$: BehaviorSubject<Address>;
  navigate: Services['navigate'];
  inlined: RemoteRegistry | undefined;
  /** Opens unpublished versions in place of live ones, for the smoke run of a deploy. */
  preview: string | undefined;
  mayOverride: boolean;
  mountParcel: PlacesNeeds['mountParcel'];
}
