import type { RemoteRoute, SharedPackage } from '@plaza/api-contract';

/** One published version, as it is stored. */
export interface PublishedRemote {
  name: string;
  version: string;
  mfName: string;
  contract: string;
  entry: string | null;
  integrity: Readonly<Record<string, string>>;
  shared: Readonly<Record<string, SharedPackage>>;
  routes: readonly RemoteRoute[];
  widgets: Readonly<Record<string, string>>;
  /** Whether it exposes `./service`. */
  service?: boolean;
  initial: {
    scripts: string[];
    sheets: string[];
    preload: string[];
    preloadHash?: Readonly<Record<string, string>> | undefined;
    screens?: Readonly<Record<string, string[]>> | undefined;
  } | null;
}

/** One remote and what of it is live. */
export interface LiveRemote {
  name: string;
  killed: boolean;
  active: PublishedRemote | undefined;
  previous: PublishedRemote | undefined;
  canary: { published: PublishedRemote; percent: number } | undefined;
}

/** Everything that is live, for everybody. */
export interface LiveRegistry {
  /** Grows with every change that a visitor could notice. */
  revision: string;
  remotes: readonly LiveRemote[];
}
