import { useSyncExternalStore } from 'react';

/** The languages that the interface speaks: tag, name in the language itself, how it runs, whose dates it writes. */
export const languages = [
  { tag: 'en', name: 'English', dir: 'ltr', locale: 'en-GB' },
  { tag: 'de', name: 'Deutsch', dir: 'ltr', locale: 'de-DE' },
] as const;

export type Language = (typeof languages)[number]['tag'];

/** The language that is written beside the components. */
export const baseLanguage: Language = 'en';

/** Whoever says something on this page, and may have to fetch the words first. */
export interface Speaker {
  learn(language: Language): Promise<void>;
}

let spoken: Language = baseLanguage;
const speakers = new Set<Speaker>();
const listeners = new Set<() => void>();

/**
 * Changes the language of the whole page. Each space changes when its words have come: a slow one holds up no other.
 * Resolves when all have changed.
 */
export async function speak(language: Language): Promise<void> {
  spoken = language;
  tellListeners();
  await Promise.all([...speakers].map((speaker) => speaker.learn(language)));
}

/** What is spoken now, for what is not drawn. */
export function spokenLanguage(): Language {
  return spoken;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useSyncExternalStore(listen, spokenLanguage, spokenLanguage);
}

/** How dates and numbers are written: `new Intl.DateTimeFormat(useLocale(), ...)`. */
export function useLocale(): string {
  const language = useLanguage();
  return languages.find(({ tag }) => tag === language)?.locale ?? language;
}

export function join(speaker: Speaker): void {
  speakers.add(speaker);
}

export function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function tellListeners(): void {
  for (const changed of listeners) changed();
}
