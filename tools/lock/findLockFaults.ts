/** The parts of package-lock.json that the check reads. */
export interface Lock {
  packages: Record<
    string,
    { version?: string; resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> }
  >;
}

/**
 * What would make `npm ci` fail or differ elsewhere. A registry that lacks a binary of some platform
 * makes npm leave its entry out without a word, and then refuse the very lock that it wrote.
 */
export function findLockFaults({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { link, resolved, optionalDependencies = {} }]) => [
    ...Object.entries(optionalDependencies).flatMap(([name, wanted]) => {
      const found = versionSeenFrom(path, name, packages);
      if (found && fits(found, wanted)) return [];
      return [
        `${path || 'package.json'} needs ${name} ${wanted}, the lock has ${found ?? 'no entry for it'}.`,
      ];
    }),
    ...(resolved && !link ? [`${path} records a download address: ${resolved}`] : []),
  ]);
}

/** Node looks for a package beside the one that asks, then upwards; so does this. */
function versionSeenFrom(path: string, name: string, packages: Lock['packages']): string | undefined {
  const beside = packages[path ? `${path}/node_modules/${name}` : `node_modules/${name}`];
  if (beside || !path) return beside?.version;
  const above = path.includes('/node_modules/') ? path.slice(0, path.lastIndexOf('/node_modules/')) : '';
  return versionSeenFrom(above, name, packages);
}

/** Platform binaries are named by their exact version. npm itself judges the few ranges. */
function fits(version: string, wanted: string): boolean {
  return !/^\d+\.\d+\.\d+/.test(wanted) || version === wanted;
}
