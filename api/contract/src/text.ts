import { z } from 'zod';

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Any text from outside: bounded, free of NUL (PostgreSQL refuses it) and of half characters. */
export function text(max: number) {
  return z
    .string()
    .max(max)
    .refine(
      (value) => !value.includes('\0') && !LONE_SURROGATE.test(value),
      'Contains characters that cannot be stored.',
    );
}

/** Text that must say something. */
export function filledText(max: number) {
  return text(max).min(1);
}
