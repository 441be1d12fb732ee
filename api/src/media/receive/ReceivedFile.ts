import type { FileKind } from '../kindOf.ts';

/** A file as it came, in a temporary place that is gone once the call is answered. */
export interface ReceivedFile extends FileKind {
  path: string;
  bytes: number;
}

/** What a form may bring. Everything else is refused. */
export interface FormRules<Field extends string, File extends string> {
  /** Text fields; one may come several times. */
  fields: readonly Field[];
  files: Record<File, { most: number; kinds: readonly FileKind['kind'][] }>;
}

export interface ReceivedForm<Field extends string, File extends string> {
  fields: Record<Field, string[]>;
  files: Record<File, ReceivedFile[]>;
}
