import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const DESIGN_SYSTEM = '@plaza/design-system';

const NOT_BUILT = /^(testing|node_modules|dist|\.types)$|\.(test|stories)\.tsx?$/;

/** The values that a package's door exports, through all that it passes on. Types leave no trace in what is built. */
export function exportedNames(file: string): string[] {
  const source = codeOf(file);
  const names = [
    ...[...source.matchAll(/^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
    ...[...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => valuesIn(list, 'outside')),
    ...[...source.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, path = '']) =>
      exportedNames(join(dirname(file), path)),
    ),
  ];
  return [...new Set(names)].toSorted();
}

/** What the built files of these folders take from the design system when they run. */
export function usedNames(folders: readonly string[]): string[] {
  const imports = new RegExp(`^(?:import|export) \\{([^}]*)\\} from '${DESIGN_SYSTEM}'`, 'gm');
  const names = folders
    .flatMap(builtFiles)
    .flatMap((file) =>
      [...codeOf(file).matchAll(imports)].flatMap(([, list = '']) => valuesIn(list, 'inside')),
    );
  return [...new Set(names)].toSorted();
}

/** `A, type B, C as D`: without types; of what is renamed the name that it has on this side of the door. */
export function valuesIn(list: string, side: 'inside' | 'outside'): string[] {
  return list.split(',').flatMap((entry) => {
    const words = entry.trim().split(/\s+/);
    if (words[0] === '' || words[0] === 'type') return [];
    const [name = ''] = words;
    return side === 'outside' && words[1] === 'as' ? [words[2] ?? name] : [name];
  });
}

/** Without comments. */
export function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
}

/** The sources of a folder that go into what is built. */
export function builtFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_BUILT.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return builtFiles(path);
      return /\.tsx?$/.test(entry.name) ? [path] : [];
    });
}
