import type { Artefact } from '@plaza/api-contract';

/** What the gate knows of a version: what its `plaza.json` said, and which files came with it. */
export interface GatedVersion extends Pick<
  Artefact,
  'name' | 'version' | 'mfName' | 'contract' | 'entry' | 'routes' | 'widgets' | 'shared' | 'initial'
> {
  hasFile(path: string): boolean;
}

/** The versions people meet now: what is active, and the canaries beside them. */
export interface LiveVersions {
  shells: readonly GatedVersion[];
  remotes: readonly GatedVersion[];
}

export const titleOf = (version: GatedVersion) => `${version.name} ${version.version}`;
