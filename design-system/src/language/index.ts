export { createWords, type CatalogueLoaders, type Translation, type WordGroup } from './createWords.ts';
export { type Language, languages, speak, spokenLanguage, useLanguage, useLocale } from './language.ts';
export type { Catalogue, Phrase, Phrases, Words } from './Phrase.ts';
export { isolated } from './isolated.ts';
export { Rich, type RichProps } from './Rich.tsx';
export { useWords } from './useWords.ts';
