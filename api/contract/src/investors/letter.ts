import { z } from 'zod';

/** A part of the outreach letter, for whoever shows it. */
export const LetterPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('links'), links: z.array(z.object({ label: z.string(), url: z.string() })) }),
]);
export type LetterPart = z.infer<typeof LetterPart>;

/** The letter to investors as it would go out to somebody whose name is not known. */
export const OutreachLetter = z
  .object({
    /** One of these is drawn for each mail. */
    subjects: z.array(z.string()),
    parts: z.array(LetterPart),
    text: z.string(),
    html: z.string(),
  })
  .meta({ id: 'OutreachLetter' });
export type OutreachLetter = z.infer<typeof OutreachLetter>;
