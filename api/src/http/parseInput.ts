import { type CallShape, isStorable } from '@plaza/api-contract';
import { z } from 'zod';
import { badInput } from './commonErrors.ts';

const PARTS = ['params', 'query', 'body'] as const;
type Part = (typeof PARTS)[number];

/** Parses what came in by the call's schemas, or refuses and names each wrong field: `body.username`. */
export function parseInput(
  shape: CallShape,
  sent: Record<Part, unknown>,
  parts: readonly Part[] = PARTS,
): Record<Part, unknown> {
  const input: Record<Part, unknown> = { params: undefined, query: undefined, body: undefined };
  const fields: Record<string, string> = {};
  for (const part of parts) {
    const schema = shape[part];
    if (!schema) continue;
    const parsed = (part === 'body' ? closed(schema) : schema).safeParse(sent[part], { reportInput: true });
    if (parsed.success) {
      input[part] = parsed.data;
      for (const field of unstorableIn(parsed.data)) fields[`${part}.${field}`] = UNSTORABLE;
    } else for (const issue of parsed.error.issues) noteIssue(fields, part, issue);
  }
  if (Object.keys(fields).length > 0) throw badInput({ fields });
  return input;
}

const UNSTORABLE = 'Contains characters that cannot be stored.';

/** What the database refuses wherever it stands, also in an id that is only looked for: NUL, and half a character. */
function unstorableIn(part: unknown): string[] {
  const fields = typeof part === 'object' && part !== null ? Object.entries(part) : [];
  return fields.flatMap(([name, value]) => (hasOnlyStorable(value) ? [] : [name]));
}

/** Not by calling itself: what a schema leaves open may be as deep as it is long. */
function hasOnlyStorable(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one === 'string' && !isStorable(one)) return false;
    if (typeof one === 'object' && one !== null)
      for (const [key, inner] of Object.entries(one)) waiting.push(key, inner);
  }
  return true;
}

const closedOnes = new WeakMap<z.ZodType, z.ZodType>();

/** A body with a key we do not know is a mistake or an attack, and either way better said aloud. */
function closed(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodObject)) return schema;
  // Made once: a new schema is compiled anew, and that takes longer than all it will ever parse.
  const made = closedOnes.get(schema) ?? schema.strict();
  closedOnes.set(schema, made);
  return made;
}

function noteIssue(fields: Record<string, string>, part: Part, issue: z.core.$ZodIssue): void {
  const path = [part, ...issue.path.map(String)].join('.');
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) fields[`${path}.${key}`] = 'Unknown field.';
    return;
  }
  fields[path] ??= sentence(issue);
}

function sentence(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Required.' : `Expected ${issue.expected}.`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'Must not be empty.'
        : `At least ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string' ? `At most ${issue.maximum} characters.` : `At most ${issue.maximum}.`;
    case 'invalid_value':
      return `One of ${issue.values.join(', ')}.`;
    default:
      return issue.message;
  }
}
