import { baseLanguage, join, type Language, spokenLanguage, tellListeners } from './language.ts';
import { type Catalogue, type Phrases, type Plural, toWords, type Words } from './Phrase.ts';

/** How the other languages of a space are fetched. */
export type CatalogueLoaders = { readonly [Tag in Language]?: () => Promise<{ default: Catalogue }> };

/** Words that belong together, in every language of their space. */
export interface WordGroup<Base extends Phrases = Phrases> {
  readonly name: string;
  /** The English of it, as it is written. */
  readonly base: Base;
  /** For what is not drawn. A component takes `useWords`, which follows the language. */
  readonly now: Words<Base>;
  /** Ends when the space's first words have come; there only if the space was opened in another language. */
  readonly opening: Promise<void> | undefined;
}

/** A group in another language: the same keys. That the holes are the same too, a test says. */
export type Translation<Group extends { readonly base: Phrases }> = {
  readonly [Key in keyof Group['base']]: Group['base'][Key] extends string
    ? string
    : Group['base'][Key] extends readonly string[]
      ? readonly string[]
      : Plural;
};

/** Opens the words of one space. Its other languages are chunks of its own, fetched when somebody speaks them. */
export function createWords(loaders: CatalogueLoaders) {
  let catalogue: Catalogue = {};
  let heard: Language = baseLanguage;

  const learn = async (language: Language) => {
    const load = loaders[language] ?? (() => Promise.resolve({ default: {} }));
    // Words that do not come leave the space in the language it speaks.
    const loaded = await load().catch(() => undefined);
    if (!loaded || language !== spokenLanguage()) return;
    catalogue = loaded.default;
    heard = language;
    tellListeners();
  };
  const opening = spokenLanguage() === baseLanguage ? undefined : learn(spokenLanguage());
  join({ learn });

  /** Names a group and writes its English. Under that name the other catalogues have the same keys. */
  return function defineWords<const Base extends Phrases>(name: string, base: Base): WordGroup<Base> {
    let made: { language: Language; words: Words<Base> } | undefined;
    return {
      name,
      base,
      get now() {
        if (made?.language !== heard) {
          made = { language: heard, words: toWords({ ...base, ...catalogue[name] }, heard) };
        }
        return made.words;
      },
      opening,
    };
  };
}
