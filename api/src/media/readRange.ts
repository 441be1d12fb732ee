import type { ByteRange } from './store/MediaStore.ts';

/**
 * The one range a player asks for. Several at once, and what is no range at all, get the whole file, as the
 * standard allows (RFC 9110, 14.2); one that lies behind the end gets nothing.
 */
export function readRange(header: string, size: number): ByteRange | 'whole' | 'beyond' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'beyond' : { start, end };
}
