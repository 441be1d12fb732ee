import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';
import { findLockFaults, type Lock } from './findLockFaults.ts';

const whole: Lock = {
  packages: {
    '': { version: '1.0.0' },
    api: { version: '1.0.0' },
    'node_modules/@plaza/api': { resolved: 'api', link: true },
    'node_modules/swift': { version: '1.0.0', optionalDependencies: { 'swift-linux': '1.0.0' } },
    'node_modules/swift-linux': { version: '1.0.0' },
  },
};

describe('the lock check', () => {
  it('has nothing to say about a whole lock', () => {
    expect(findLockFaults(whole)).toEqual([]);
  });

  it('turns red when a platform binary has no entry', () => {
    const { 'node_modules/swift-linux': _, ...packages } = whole.packages;
    expect(findLockFaults({ packages })).toEqual([
      'node_modules/swift needs swift-linux 1.0.0, the lock has no entry for it.',
    ]);
  });

  it('turns red when the only entry is the binary of another version', () => {
    const packages = { ...whole.packages, 'node_modules/swift-linux': { version: '0.9.0' } };
    expect(findLockFaults({ packages })).toEqual([
      'node_modules/swift needs swift-linux 1.0.0, the lock has 0.9.0.',
    ]);
  });

  it('finds a binary that is nested below the package that needs it', () => {
    const { 'node_modules/swift-linux': linux = {}, ...packages } = whole.packages;
    expect(
      findLockFaults({ packages: { ...packages, 'node_modules/swift/node_modules/swift-linux': linux } }),
    ).toEqual([]);
  });

  it('turns red when an address of a registry is recorded', () => {
    const packages = { ...whole.packages, 'node_modules/x': { resolved: 'https://registry.example/x.tgz' } };
    expect(findLockFaults({ packages })).toEqual([
      expect.stringContaining('node_modules/x records a download address'),
    ]);
  });

  it('finds every platform binary in our own lock', () => {
    expect(findLockFaults(JSON.parse(readFileSync(join(repoRoot, 'package-lock.json'), 'utf8')))).toEqual([]);
  });
});
