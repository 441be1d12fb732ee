/** Made once for each language and shape: making one takes longer than drawing a message. */
const made = new Map<string, Intl.DateTimeFormat>();

/** A time or a date in this shape, as people of this language write it. */
export function sayDate(at: Date, locale: string, shape: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(shape)}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, shape);
  made.set(key, known);
  return known.format(at);
}
