import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, readRemote, remoteNames, repoRoot } from '../build/remotePackages.ts';
import { CommandError } from '../command/CommandError.ts';
import type { FeatureName } from './FeatureName.ts';

const TEMPLATE = join(repoRoot, 'tools', 'new-feature', 'template');
/** The contract of the shell that lends live data. */
const CONTRACT = '1.4';

/**
 * Writes a list that works from the table to the screen: call, event, routes, policy, migration, screen, story, words and
 * tests. Returns the files it wrote or changed.
 */
export function createFeature(name: FeatureName, top = repoRoot): string[] {
  refuseTaken(name, top);
  const written = [
    ...writeFiles('contract', `api/contract/src/${name.slug}`, name, top),
    ...writeFiles('api', `api/src/${name.slug}`, name, top),
    ...writeFiles('screen', `${name.remote}/src/${name.slug}`, name, top),
  ];
  const registered = register(name);
  for (const [file, insertions] of registered) insertInto(join(top, file), insertions);
  addRoute(name, top);
  return [...written, ...registered.keys(), `${name.remote}/package.json`];
}

function refuseTaken({ remote, slug }: FeatureName, top: string): void {
  if (!remoteNames(top).includes(remote) || remote === 'shell')
    throw new CommandError(`There is no remote ${remote}.`);
  if (existsSync(join(top, 'api/src', slug)) || existsSync(join(top, 'api/contract/src', slug)))
    throw new CommandError(`The api has a feature ${slug} already.`);
  for (const other of remoteNames(top).filter((one) => one !== 'shell')) {
    const { routes } = readRemote(other, top).plan;
    if (routes.some(({ path }) => path.replace(/\/\*$/, '') === `/${slug}`))
      throw new CommandError(`The address /${slug} belongs to ${other}. Choose another name.`);
  }
}

function writeFiles(from: string, to: string, name: FeatureName, top: string): string[] {
  const folder = join(TEMPLATE, from);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.map((file) => {
    const source = join(file.parentPath, file.name);
    const path = source
      .slice(folder.length + 1)
      .replaceAll('\\', '/')
      .replace(/\.tmpl$/, '');
    const target = `${to}/${named(path, name)}`;
    mkdirSync(dirname(join(top, target)), { recursive: true });
    writeFileSync(join(top, target), named(readFileSync(source, 'utf8'), name));
    return target;
  });
}

function named(text: string, name: FeatureName): string {
  return text.replace(
    /__(remote|slug|pascal|camel|table|title|migration)__/g,
    (_, key: keyof FeatureName) => name[key],
  );
}

/** The lists that a feature is a line of. */
function register({ remote, slug, pascal, camel, migration }: FeatureName) {
  return new Map([
    [
      'api/contract/src/calls.ts',
      [
        {
          before: '\n/** Every call of the api',
          line: `import { ${camel}Calls } from './${slug}/calls.ts';\n`,
        },
        { before: '} satisfies Record<', line: `  ...${camel}Calls,\n` },
      ],
    ],
    ['api/contract/src/index.ts', [{ before: /^export/m, line: `export * from './${slug}/item.ts';\n` }]],
    [
      'api/contract/src/realtime/events.ts',
      [
        {
          before: '\n/** Somebody came online',
          line: `import { ${pascal}Changed } from '../${slug}/item.ts';\n`,
        },
        { before: '} satisfies Record<string, z.ZodType>', line: `  '${slug}-changed': ${pascal}Changed,\n` },
      ],
    ],
    [
      'api/src/slices.ts',
      [
        {
          before: '\n/** The features of the server',
          line: `import { ${camel}Routes } from './${slug}/${slug}.routes.ts';\n`,
        },
        // After the lists of others: the last of them takes what nobody wanted.
        { before: '  realtimeRoutes,\n', line: `  ${camel}Routes,\n` },
      ],
    ],
    [
      'api/src/schema/migrations.ts',
      [
        {
          before: "import * as users from '../users",
          line: `import * as ${camel} from '../${slug}/migrations/${migration}.ts';\n`,
        },
        { before: /\];\s*$/, line: `  { name: '${migration}', ...${camel} },\n` },
      ],
    ],
    [
      `${remote}/src/routes.tsx`,
      [
        { before: /^import/m, line: `import { ${pascal}Screen } from './${slug}/${pascal}Screen.tsx';\n` },
        {
          before: /^ *\{\/\* On the way out/m,
          line: `<Route path="/${slug}" element={<${pascal}Screen />} />\n`,
        },
      ],
    ],
    [
      `${remote}/src/words.de.ts`,
      [
        { before: /^import/m, line: `import { ${camel} } from './${slug}/words.de.ts';\n` },
        { before: /,?\s*\} satisfies Catalogue/, line: `, ${camel}` },
      ],
    ],
    [`${remote}/src/remote.test.tsx`, [{ before: /(?<=paths: \[)/, line: `'/${slug}', ` }]],
  ]);
}

function addRoute({ remote, slug }: FeatureName, top: string): void {
  const file = join(top, remote, 'package.json');
  const about = readJson<{ plaza: { contract: string; routes: { path: string; access: string }[] } }>(file);
  about.plaza.routes.push({ path: `/${slug}`, access: 'member' });
  if (Number(about.plaza.contract.split('.')[1]) < Number(CONTRACT.split('.')[1]))
    about.plaza.contract = CONTRACT;
  writeFileSync(file, `${JSON.stringify(about, null, 2)}\n`);
}

/** A line that a file of others gets. */
interface Insertion {
  /** Before the first place in the file that reads so. */
  before: string | RegExp;
  line: string;
}

/** Adds lines to a file at the places where the others of their kind stand. */
function insertInto(file: string, insertions: readonly Insertion[]): void {
  const text = insertions.reduce(
    (now, { before, line }) => {
      const at = typeof before === 'string' ? now.indexOf(before) : now.search(before);
      if (at < 0) throw new CommandError(`${file} has no place for this line: ${line.trim()}`);
      return now.slice(0, at) + line + now.slice(at);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}
