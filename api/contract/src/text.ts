import { z } from 'zod';

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Free of NUL, which PostgreSQL refuses, and of half characters. */
export const isStorable = (value: string): boolean => !value.includes('\0') && !LONE_SURROGATE.test(value);

/** Any text from outside: bounded, and such that it can be stored. */
export function text(max: number) {
  return z.string().max(max).refine(isStorable, 'Contains characters that cannot be stored.');
}

/** Text that must say something. */
export function filledText(max: number) {
  return text(max).min(1);
}
