/** What a catalogue holds: a sentence, perhaps with `{holes}`; its plural forms; or lines that belong together. */
export type Phrase = string | Plural | readonly string[];

/** A sentence by number. Which form is taken, the language decides (Intl.PluralRules). */
export type Plural = { readonly other: string } & {
  readonly [form in 'zero' | 'one' | 'two' | 'few' | 'many']?: string;
};

export type Phrases = Readonly<Record<string, Phrase>>;

type Hole<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Hole<Rest> : never;
type Filled<Names extends string> = (values: Readonly<Record<Names, string | number>>) => string;

/** A phrase as a component meets it: words, or a function that wants what stands in the holes. */
type Said<Text extends Phrase> = Text extends string
  ? [Hole<Text>] extends [never]
    ? string
    : Filled<Hole<Text>>
  : Text extends Plural
    ? Filled<'count' | Hole<Text[keyof Text]>>
    : readonly string[];

export type Words<Base extends Phrases = Phrases> = { readonly [Key in keyof Base]: Said<Base[Key]> };

/** Phrases by key, by group: all that a space says in one language. */
export type Catalogue = Readonly<Record<string, Phrases>>;

/** Makes words of phrases. */
export function toWords<Base extends Phrases>(phrases: Base, language: string): Words<Base> {
  const say = (phrase: Phrase) => {
    if (Array.isArray(phrase)) return phrase;
    if (typeof phrase === 'string' && !phrase.includes('{')) return phrase;
    return (values: Readonly<Record<string, string | number>>) =>
      formOf(phrase as string | Plural, language, values['count']).replace(/{(\w+)}/g, (hole, name: string) =>
        name === 'count' ? sayCount(values[name] ?? hole, language) : isolated(String(values[name] ?? hole)),
      );
  };
  // Key by key what `Said` says of it.
  return Object.fromEntries(
    Object.entries(phrases).map(([key, phrase]) => [key, say(phrase)]),
  ) as unknown as Words<Base>;
}

/** Thousands are set apart as the language does it. */
function sayCount(count: string | number, language: string): string {
  const isLarge = typeof count === 'number' && Math.abs(count) >= 1000;
  return isLarge ? new Intl.NumberFormat(language).format(count) : String(count);
}

function formOf(phrase: string | Plural, language: string, count: unknown): string {
  if (typeof phrase === 'string') return phrase;
  return phrase[new Intl.PluralRules(language).select(Number(count))] ?? phrase.other;
}

/** Letters that run from right to left, and the signs that turn what follows them. */
const TURNING =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * People's words as they stand in a sentence of ours. An Arabic or Hebrew name would turn round the signs and numbers
 * beside it, so it is set apart from them (U+2068 to U+2069); any other stays letter for letter what it is.
 */
export function isolated(words: string): string {
  if (!TURNING.test(words)) return words;
  return `\u2068${isClosed(words) ? words : words.replace(/[\u2066-\u2069]/g, '')}\u2069`;
}

/** Whether every part that is set apart in it also ends in it: another one would end what is around it. */
function isClosed(words: string): boolean {
  let depth = 0;
  for (const sign of words) {
    if (/[\u2066-\u2068]/.test(sign)) depth += 1;
    if (sign === '\u2069') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
