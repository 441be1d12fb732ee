import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { readJson, type Room, repoRoot } from './rooms.ts';

/** Packages that carry more than a room uses, and that no bundler can see: each has a loader that says what may go. */
export const leanRules: RuleSetRule[] = [
  lean(/[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!index)/, 'leanIcon'),
  lean(/[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/, 'leanRouter'),
  lean(/[\\/]@microsoft[\\/]signalr[\\/]dist[\\/]esm[\\/]/, 'leanSignalR'),
  lean(/[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/].*\.js$/, 'leanCore'),
];

function lean(test: RegExp, loader: string): RuleSetRule {
  return { test, loader: join(repoRoot, `tools/dist/build/lean/${loader}.js`) };
}

/** The package.json of react-router names its build for developers only: 2 KB gz of warnings in every room. */
export function leanAliases(room: Room): Record<string, string> {
  const file = join(room.dir, 'package.json');
  const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(file);
  if (!('react-router-dom' in dependencies)) return {};
  const dom = createRequire(file).resolve('react-router-dom');
  const forDevelopers = createRequire(dom).resolve('react-router');
  return {
    'react-router$': forDevelopers.replace(/([\\/])development([\\/]index)\.m?js$/, '$1production$2.mjs'),
  };
}
