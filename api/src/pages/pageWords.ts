import type { Brand } from '@plaza/api-contract';
import type { Language } from '../language/language.ts';
import { germanSiteWords } from './siteWords.de.ts';
import { siteWords, type SiteWords } from './siteWords.ts';

export interface PageWords {
  title: string;
  description: string;
}

const spoken: Record<Language, SiteWords> = { en: siteWords, de: germanSiteWords };

/** The addresses that search engines may list: what a stranger can read. */
export const LISTED_PATHS: readonly string[] = [
  '/',
  ...Object.keys(siteWords.pages).filter((path) => path !== '/login' && path !== '/version'),
];

/** Title and description of an address, for links that unfold in other places. The shell says the rest once it runs. */
export function pageWords(path: string, { name }: Pick<Brand, 'name'>, language: Language): PageWords {
  const { pages, headline, everywhere } = sayings(language);
  const own = Object.entries(pages).find(([address]) => address === path)?.[1];
  if (own) return { ...own, title: `${own.title} · ${name}` };
  return { title: `${name}: ${headline}`, description: everywhere };
}

export function sayings(language: Language): SiteWords {
  return spoken[language];
}
