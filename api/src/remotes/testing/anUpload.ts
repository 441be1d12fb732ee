import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Artefact } from '@plaza/api-contract';
import { pack, type Header } from 'tar-stream';

type Files = Record<string, string>;

/** The files of a small remote that a gate has nothing against; `more` says what matters to a test. */
export function aRemote(
  name: string,
  version: string,
  more: { artefact?: Partial<Artefact>; files?: Files } = {},
): Files {
  const script = `console.log(${JSON.stringify(`${name} ${version}`)});`;
  const chunk = `app.${hashOf(script)}.js`;
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
    exposes: [
      './app',
      ...Object.values(more.artefact?.widgets ?? {}),
      ...(more.artefact?.service ? ['./service'] : []),
    ].map((path) => ({
      path,
      assets: { js: { sync: [chunk], async: [] }, css: { sync: [], async: [] } },
    })),
  };
  return {
    'plaza.json': JSON.stringify({
      name,
      version,
      mfName: `${name}_${version}`.replace(/\W/g, '_'),
      contract: '1.0',
      entry: 'mf-manifest.json',
      routes: [{ path: `/${name.slice(3)}/*`, access: 'member' }],
      widgets: {},
      shared: { react: { requires: '^19.0.0' } },
      ...more.artefact,
    }),
    'mf-manifest.json': JSON.stringify(manifest),
    'remoteEntry.js': `var entry = ${JSON.stringify(version)};`,
    [chunk]: script,
    ...more.files,
  };
}

/** The files of a small shell. */
export function aShell(version: string, more: { artefact?: Partial<Artefact>; files?: Files } = {}): Files {
  return {
    'plaza.json': JSON.stringify({
      name: 'shell',
      version,
      mfName: 'shell',
      contract: '1.0',
      routes: [],
      widgets: {},
      shared: { react: { version: '19.3.1' } },
      initial: { scripts: ['main.js'], sheets: ['main.css'], preload: ['text.woff2'] },
      ...more.artefact,
    }),
    'main.js': `document.title = ${JSON.stringify(version)};`,
    'main.css': 'body { margin: 0 }',
    'text.woff2': 'font',
    ...more.files,
  };
}

/** The files as a deploy sends them. */
export function packed(files: Files): Promise<Buffer> {
  return packedEntries(Object.entries(files).map(([name, body]) => ({ name, body })));
}

/** Any archive, well meant or not. */
export async function packedEntries(
  entries: readonly (Pick<Header, 'name'> & Partial<Header> & { body?: string })[],
): Promise<Buffer> {
  const tar = pack();
  for (const { body, ...header } of entries) tar.entry(header, body ?? '');
  tar.finalize();
  return gzipSync(await buffer(tar));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
