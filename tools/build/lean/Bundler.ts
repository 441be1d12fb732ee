import type { init } from '@module-federation/enhanced/runtime';

export type Instance = ReturnType<typeof init>;
type Offers = Parameters<Instance['initShareScopeMap']>[1];
type InitScope = NonNullable<NonNullable<Parameters<Instance['initializeSharing']>[1]>['initScope']>;
export type Share = NonNullable<Parameters<typeof init>[0]['shared']>;

export interface About extends Pick<Parameters<typeof init>[0], 'name' | 'shareStrategy' | 'plugins'> {
  /** The container's name; it carries the version. */
  name: string;
}

/** What a shell gives a remote when they meet. */
export interface HostOptions {
  version?: string;
  shareScopeMap?: Record<string, Offers>;
}

type Factory = () => unknown;

/** A shared module that this remote offers, as the bundler notes it. */
export interface Offer {
  name: string;
  version: string;
  factory: () => Promise<Factory>;
  eager?: boolean | number;
  singleton?: boolean | number;
  requiredVersion?: string;
  strictVersion?: boolean | number;
}

/** A shared module that this remote asks for. */
interface Wish {
  shareKey: string;
  shareScope: string;
  requiredVersion: string;
  strictVersion: boolean;
  singleton: boolean;
  eager: boolean;
  fallback?: () => Promise<Factory>;
}

/** The part of the bundler's runtime, in the page called __webpack_require__, that federation plugs into. */
export interface Bundler {
  /** Modules not run yet. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that ran. */
  c: Record<string, unknown>;
  /** What there is to do to bring a chunk, each with promises to wait for. */
  f: Record<string, (chunk: string, waitFor: unknown[]) => void>;
  federation: { instance?: Instance };
  initializeSharingData?: { scopeToSharingDataMapping: Record<string, Offer[]> };
  consumesLoadingData?: {
    chunkMapping: Record<string, string[]>;
    moduleIdToConsumeDataMapping: Record<string, Wish>;
  };
  initializeExposesData?: { moduleMap: Record<string, () => Promise<Factory>>; shareScope: string };
  initContainer?(offers: Offers, initScope: InitScope, options: HostOptions): Promise<unknown>;
  getContainer?(exposed: string): Promise<Factory>;
}
