import { createHash } from 'node:crypto';

/** The hash of a file as `integrity` attributes take it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** One hash over names and contents: two uploads with the same one are the same version. */
export function contentHashOf(integrity: Readonly<Record<string, string>>): string {
  const lines = Object.keys(integrity)
    .sort()
    .map((path) => `${path} ${integrity[path]}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}
