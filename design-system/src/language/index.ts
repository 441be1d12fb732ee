export { createWords, type CatalogueLoaders, type Translation, type WordGroup } from './createWords.ts';
export { type Language, languages, speak, spokenLanguage, useLanguage, useLocale } from './language.ts';
export { isolated, type Catalogue, type Phrase, type Phrases, type Words } from './Phrase.ts';
export { Rich, type RichProps } from './Rich.tsx';
export { useWords } from './useWords.ts';
