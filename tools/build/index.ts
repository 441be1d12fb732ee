export { type BuiltRemote, type BuildOptions, buildRemote } from './buildRemote.ts';
export { readJson, readRemote, type RemotePackage, repoRoot, remoteNames } from './remotePackages.ts';
export { sourceVersion } from './sourceVersion.ts';
