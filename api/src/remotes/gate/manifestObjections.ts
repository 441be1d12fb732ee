import { z } from 'zod';
import type { Upload } from '../artefact/readUpload.ts';

const Assets = z.object({ sync: z.array(z.string()).default([]), async: z.array(z.string()).default([]) });

/** The parts of a federation manifest that a browser follows. */
const Manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string().default('') }) }),
  exposes: z.array(
    z.object({ path: z.string(), assets: z.object({ js: Assets.optional(), css: Assets.optional() }) }),
  ),
});

/** Whether the manifest of a remote leads to files that are there, and exposes what `plaza.json` promises. */
export function manifestObjections({ artefact, files }: Upload): string[] {
  const wants = `${artefact.name} ${artefact.version}`;
  const file = artefact.entry === undefined ? undefined : files.get(artefact.entry);
  if (artefact.name === 'shell' || !file) return [];

  const manifest = parseManifest(file);
  if (!manifest) return [`${wants}: ${artefact.entry} is no federation manifest.`];

  const exposed = new Set(manifest.exposes.map((expose) => expose.path));
  const promised = ['./app', ...Object.values(artefact.widgets), ...(artefact.service ? ['./service'] : [])];
  const { name, path } = manifest.metaData.remoteEntry;
  const needed = [
    `${path}${path && !path.endsWith('/') ? '/' : ''}${name}`.replace(/^\.?\//, ''),
    ...manifest.exposes.flatMap(({ assets: { js, css } }) =>
      [js, css].flatMap((kind) => [...(kind?.sync ?? []), ...(kind?.async ?? [])]),
    ),
  ];
  return [
    ...promised
      .filter((key) => !exposed.has(key))
      .map((key) => `${wants} has to expose ${key}, and does not.`),
    ...[...new Set(needed)]
      .filter((needs) => !files.has(needs))
      .map((needs) => `${wants}: the manifest leads to ${needs}, which is not in the upload.`),
  ];
}

function parseManifest(file: Buffer): z.infer<typeof Manifest> | undefined {
  try {
    return Manifest.parse(JSON.parse(file.toString('utf8')));
  } catch {
    return undefined;
  }
}
