/** What was refused, in words: as a whole, and at fields. */
export interface ErrorText {
  message: string;
  fields: Record<string, string> | undefined;
}

export interface ErrorCatalogue {
  byCode: Readonly<Record<string, string>>;
  bySentence: readonly (readonly [RegExp, string])[];
}

/** Says in another language what the api has said in English. What the catalogue lacks stays as it came. */
export function sayError(
  { byCode, bySentence }: ErrorCatalogue,
  code: string,
  { message, fields }: ErrorText,
): ErrorText {
  const bySame = (text: string) => {
    const known = bySentence.find(([sentence]) => sentence.test(text));
    return known && text.replace(...known);
  };
  // A field often has the sentence of the whole.
  const atField = (text: string) => bySame(text) ?? (text === message ? byCode[code] : undefined) ?? text;
  return {
    message: bySame(message) ?? byCode[code]?.replace('{said}', message) ?? message,
    fields: fields && Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, atField(text)])),
  };
}
