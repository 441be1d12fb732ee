import { z } from 'zod';
import { readSignedText, signText } from '../../browser/signedText.ts';

export const PREVIEW_MS = 10 * 60_000;

const Preview = z.object({ name: z.string(), version: z.string(), until: z.number() });

/** A token that opens one published version in place of the live one, for ten minutes. */
export function mintPreview(secret: string, name: string, version: string, now: Date): string {
  return signText(secret, 'preview', JSON.stringify({ name, version, until: now.getTime() + PREVIEW_MS }));
}

/** Which versions the tokens of an address open, by remote. Tokens are joined by commas; stale and foreign ones open nothing. */
export function readPreviews(
  secret: string,
  tokens: string | undefined,
  now: Date,
): ReadonlyMap<string, string> {
  const versions = new Map<string, string>();
  for (const token of tokens?.split(',') ?? []) {
    const text = readSignedText(secret, 'preview', token);
    if (text === undefined) continue;
    const preview = Preview.parse(JSON.parse(text));
    if (preview.until > now.getTime()) versions.set(preview.name, preview.version);
  }
  return versions;
}
