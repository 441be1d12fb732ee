import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { repoRoot } from '../rooms.ts';

/**
 * A loader for the icons of lucide. An icon brings its name, its other names, its size and a key for every line; what is
 * drawn are the lines alone.
 */
export default function leanIcon(source: string): string {
  const literal = /\nconst __iconData = (\{[\s\S]*?\n\});/.exec(source)?.[1];
  // Another name of an icon that stands elsewhere.
  if (!literal && /^export \{ default \} from/m.test(source)) return source;
  if (!literal) throw new Error('lucide writes its icons differently than leanIcon reads them.');
  // A file of a package that is locked: as trustworthy evaluated here as it is in the page.
  const { node } = runInThisContext(`(${literal})`) as { node: [string, Record<string, string>][] };
  const lines = node.map(([tag, attributes]) => [tag, { ...attributes, key: undefined }]);
  return [
    `import { drawIcon } from ${JSON.stringify(join(repoRoot, 'design-system/src/lucide/drawIcon.ts'))};`,
    `export default /* @__PURE__ */ drawIcon(${JSON.stringify(lines)});`,
    '',
  ].join('\n');
}
