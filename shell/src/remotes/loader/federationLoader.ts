import {
  loadRemote,
  preloadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteVersion } from '@plaza/api-contract';
import type { RemoteApp } from '@plaza/shell-contract';
import { describeLoadFailure, LoadFailure, type RemoteLoader } from './RemoteLoader.ts';
import { guardHead } from './guardHead.ts';
import { pickApp } from './pickApp.ts';
import { removeTracesOf, sheetsArrive, watchSheet } from './filesArrive.ts';
import { hashWithin, integrityOf, type Trusted, trustedOf } from './trust.ts';

/** Long after the slot has said that it takes long: on a slow connection all of it comes in the end. */
const ARRIVAL_MS = 60_000;
const REFETCH_MS = 4000;

type Plugin = NonNullable<Parameters<typeof registerPlugins>[0]>[number];

/** Loads remotes by module federation, and trusts no byte that the registry has no hash for. */
export class FederationLoader implements RemoteLoader {
  readonly #known = new Map<string, Trusted>();
  readonly #suspects = new Set<string>();
  readonly #loaded = new Set<string>();
  #retries = 0;

  constructor() {
    registerPlugins([this.#guard()]);
    guardHead((address) => {
      const hash = hashWithin(address, this.#known.values(), location.href);
      return hash && (askedAhead(address) || hash);
    });
  }

  async load(version: RemoteVersion, exposed: string): Promise<RemoteApp> {
    const trusted = trustedOf(version, location.href);
    try {
      await this.#register(version, trusted);
      const module: unknown = await loadRemote(`${version.mfName}/${exposed.replace(/^\.\//, '')}`);
      const app = pickApp(module);
      if (!app) throw new LoadFailure('broken', `${exposed} exposes no app.`);
      await sheetsArrive(trusted.base);
      this.#loaded.add(version.mfName);
      return app;
    } catch (error) {
      // A request that ends after a minute says nothing of what was asked for anew since.
      if (this.#known.get(version.mfName) === trusted) this.distrust(version);
      throw describeLoadFailure(error);
    }
  }

  preload(version: RemoteVersion): void {
    const { mfName } = version;
    if (this.#loaded.has(mfName) || this.#suspects.has(mfName) || this.#known.has(mfName)) return;
    void this.#register(version, trustedOf(version, location.href))
      .then(() =>
        preloadRemote([
          { nameOrAlias: mfName, exposes: ['app'], resourceCategory: 'sync', depsRemote: false },
        ]),
      )
      .catch(() => this.distrust(version));
  }

  distrust({ mfName }: RemoteVersion): void {
    this.#suspects.add(mfName);
  }

  /**
   * A first registration, or after a failure the whole recipe: damaged bytes stay in the HTTP cache
   * because the files are immutable, a hanging script is reused by its address, and React.lazy keeps
   * its rejection as long as the module lives. Without need nothing is registered again: every
   * evaluation of an entry stays in memory.
   */
  async #register({ mfName, entry }: RemoteVersion, trusted: Trusted): Promise<void> {
    const isKnown = this.#known.has(mfName);
    this.#known.set(mfName, trusted);
    if (this.#suspects.delete(mfName)) {
      // Few ever need it. Where it does not come either, the rest is still worth a try.
      const anew = import('./refetch.ts').then(({ refetch }) => refetch(trusted, REFETCH_MS));
      const limit = new Promise((goOn) => setTimeout(goOn, REFETCH_MS));
      await Promise.race([anew, limit]).catch(() => undefined);
      removeTracesOf(trusted);
      this.#retries += 1;
      registerRemotes([{ name: mfName, entry: `${entry}?r=${this.#retries}` }], { force: true });
    } else if (!isKnown) {
      registerRemotes([{ name: mfName, entry }]);
    }
  }

  #guard(): Plugin {
    const hashOf = (address: string) => integrityOf(address, this.#known.values(), location.href);
    return {
      name: 'plaza-guard',
      // A manifest without a timeout of its own would hang for ever.
      fetch: (address, options) =>
        fetch(address, {
          ...options,
          integrity: hashOf(address),
          // As a page asks for it ahead, or it would be fetched twice. To another origin nothing goes along.
          credentials: 'same-origin',
          signal: AbortSignal.timeout(ARRIVAL_MS),
        }),
      // An entry of modules, as Vite makes them: the federation imports it once all of it is here.
      loadEntry: async ({ remoteInfo: { name, type } }) => {
        const trusted = this.#known.get(name);
        if (trusted && (type === 'module' || type === 'esm'))
          await import('./modulesArrive.ts').then(({ modulesArrive }) => modulesArrive(trusted));
      },
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = askedAhead(url) || hashOf(url);
        return { script, timeout: ARRIVAL_MS };
      },
      createLink({ url, attrs = {} }) {
        const link = watchSheet(document.createElement('link'));
        for (const [name, value] of Object.entries(attrs)) link.setAttribute(name, String(value));
        link.href = url;
        link.crossOrigin = 'anonymous';
        link.integrity = askedAhead(url) || hashOf(url);
        return link;
      },
    };
  }
}

/** By which hash the page itself asked for a file: by another one a browser would fetch it twice. */
function askedAhead(url: string): string | undefined {
  const { pathname } = new URL(url, location.href);
  return document.querySelector<HTMLLinkElement>(`link[href="${pathname}"]`)?.integrity;
}
