import type { Brand } from '@plaza/api-contract';

export interface PageWords {
  title: string;
  description: string;
}

export const words = {
  everywhere: 'Walk through worlds, play together and talk to the people you meet. Free, in your browser.',
} as const;

const ABOUT: Readonly<Record<string, readonly [title: string, description: string]>> = {
  '/about': [
    'About',
    'What we are building: a square of worlds to walk through, instead of a list to scroll down.',
  ],
  '/features': ['Features', 'Nine things you can do here, from playing together to giving stars.'],
  '/contact': ['Contact', 'Write to the people who run this place. They answer by mail.'],
  '/privacy': ['Privacy', 'What is stored about you, what is not, and how to take it with you.'],
  '/terms': ['Terms', 'A few rules, so that everybody likes to come back.'],
  '/version': ['Version', 'Which version runs here.'],
  '/login': ['Login', 'Come in.'],
  '/signup': ['Sign Up', 'An account takes a minute and costs nothing.'],
};

/** The addresses that search engines may list: what a stranger can read. */
export const LISTED_PATHS: readonly string[] = [
  '/',
  ...Object.keys(ABOUT).filter((path) => path !== '/login' && path !== '/version'),
];

/** Title and description of an address, for links that unfold in other places. The shell says the rest once it runs. */
export function pageWords(path: string, { name }: Pick<Brand, 'name'>): PageWords {
  const own = ABOUT[path];
  if (own) return { title: `${own[0]} · ${name}`, description: own[1] };
  return {
    title: `${name}: Virtual Worlds, Real Connections`,
    description: words.everywhere,
  };
}
