/** The part of JSON Schema that our contract uses. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

/** A schema as one would write it down for a colleague: `username: text, 1 to 60`. */
export function shapeText(
  schema: JsonSchema,
  defs: Record<string, JsonSchema> = schema.$defs ?? {},
  indent = '',
): string {
  const inner = (part: JsonSchema, deeper = indent) => shapeText(part, defs, deeper);
  if (schema.$ref) return inner(defs[schema.$ref.split('/').pop() ?? ''] ?? {});
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((part) => inner(part)).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => inner({ ...schema, type })).join(' | ');
  if (schema.type === 'array') return `list of ${inner(schema.items ?? {})}`;
  if (schema.properties) return objectText(schema, inner, indent);
  if (typeof schema.additionalProperties === 'object')
    return `{ [name]: ${inner(schema.additionalProperties)} }`;
  if (schema.type === 'string')
    return `text${range(schema.minLength, schema.maxLength)}${schema.format ? `, ${schema.format}` : ''}`;
  if (schema.type === 'integer') return `whole number${range(schema.minimum, schema.maximum)}`;
  return schema.type === 'number'
    ? `number${range(schema.minimum, schema.maximum)}`
    : (schema.type ?? 'anything');
}

function objectText(
  { properties = {}, required = [] }: JsonSchema,
  inner: (part: JsonSchema, deeper: string) => string,
  indent: string,
) {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, part]) => `${deeper}${name}${required.includes(name) ? '' : '?'}: ${inner(part, deeper)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function range(from?: number, to?: number): string {
  const least = from !== undefined && from > Number.MIN_SAFE_INTEGER ? from : undefined;
  const most = to !== undefined && to < Number.MAX_SAFE_INTEGER ? to : undefined;
  if (most === undefined) return least ? `, ${least} or more` : '';
  return least === undefined ? `, up to ${most}` : `, ${least} to ${most}`;
}
