import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readJson, type RemotePackage } from './remotePackages.ts';

/** The package.json of react-router names its build for developers only, with 2 KB gz of warnings: the other one lies beside it. */
export function productionRouter(remote: RemotePackage): Record<string, string> {
  const file = join(remote.dir, 'package.json');
  const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(file);
  if (!('react-router-dom' in dependencies)) return {};
  const dom = createRequire(file).resolve('react-router-dom');
  const forDevelopers = createRequire(dom).resolve('react-router');
  return {
    'react-router$': forDevelopers.replace(/([\\/])development([\\/]index)\.m?js$/, '$1production$2.mjs'),
  };
}
