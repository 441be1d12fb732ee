import type { CallShape } from '@plaza/api-contract';
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
    if (parsed.success) input[part] = parsed.data;
    else for (const issue of parsed.error.issues) noteIssue(fields, part, issue);
  }
  if (Object.keys(fields).length > 0) throw badInput({ fields });
  return input;
}

/** A body with a key we do not know is a mistake or an attack, and either way better said aloud. */
function closed(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject ? schema.strict() : schema;
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
