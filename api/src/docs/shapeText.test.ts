import { z } from 'zod';
import { shapeText, type JsonSchema } from './shapeText.ts';

const shape = (schema: z.ZodType) => shapeText(z.toJSONSchema(schema) as JsonSchema);

describe('shapeText', () => {
  it.each([
    [z.string().min(1).max(60), 'text, 1 to 60'],
    [z.string().nullable(), 'text | null'],
    [z.int(), 'whole number'],
    [z.number().min(0).max(100), 'number, 0 to 100'],
    [z.enum(['mobile', 'pc']), '"mobile" | "pc"'],
    [z.literal(200), '200'],
    [z.record(z.string(), z.boolean()), '{ [name]: boolean }'],
    [
      z.array(z.object({ id: z.string(), note: z.string().optional() })),
      'list of {\n  id: text\n  note?: text\n}',
    ],
    [
      z.object({ who: z.object({ name: z.string() }).meta({ id: 'ShapeTextWho' }) }),
      '{\n  who: {\n    name: text\n  }\n}',
    ],
  ])('%# reads %j', (schema, text) => {
    expect(shape(schema)).toBe(text);
  });
});
