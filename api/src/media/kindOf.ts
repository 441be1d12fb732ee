export interface FileKind {
  kind: 'image' | 'video';
  type: string;
  /** What the libraries that read it call the format. */
  format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'mp4' | 'webm';
}

/** How many of the first bytes are needed to know. */
export const HEAD_BYTES = 64;

const VIDEO_BRANDS =
  /^(isom|iso[2-9a]|mp4[12]|mp71|avc1|hvc1|dash|msnv|MSNV|M4V |M4VH|M4VP|f4v |3g[gp][2-9]|qt {2})$/;

/**
 * What a file is, by how it begins. Names and declared types are what somebody says. SVG is text that may
 * hold scripts, and stays unknown like every other text.
 */
export function kindOf(head: Buffer): FileKind | undefined {
  const ascii = head.toString('latin1');
  if (ascii.startsWith('\xff\xd8\xff')) return image('jpeg');
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return image('png');
  if (/^GIF8[79]a/.test(ascii)) return image('gif');
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return image('webp');
  if (ascii.slice(4, 8) === 'ftyp') return isoKind(ascii.slice(8, 12));
  // Matroska's whole family begins so; only WebM plays everywhere.
  if (ascii.startsWith('\x1a\x45\xdf\xa3') && ascii.includes('webm')) {
    return { kind: 'video', type: 'video/webm', format: 'webm' };
  }
  return undefined;
}

function isoKind(brand: string): FileKind | undefined {
  if (brand === 'avif' || brand === 'avis') return image('avif');
  // QuickTime is the older sibling: players read it under the younger name.
  if (VIDEO_BRANDS.test(brand)) return { kind: 'video', type: 'video/mp4', format: 'mp4' };
  return undefined;
}

function image(format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'): FileKind {
  return { kind: 'image', type: `image/${format}`, format };
}
