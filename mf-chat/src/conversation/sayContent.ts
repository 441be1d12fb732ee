import type { ChatContent } from '@plaza/api-contract';

/** A message in a line: its words, or what kind of file it brings. */
export function sayContent(
  t: { voice: string; picture: string; file: string },
  content: ChatContent | undefined,
): string {
  const [file] = content?.files ?? [];
  if (content?.text || !file) return content?.text ?? '';
  if (file.waveform) return t.voice;
  return file.type.startsWith('image/') ? t.picture : (file.name ?? t.file);
}
