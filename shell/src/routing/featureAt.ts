import type { Feature } from '@plaza/api-contract';

const FIRST_WORDS: Readonly<Record<string, Feature>> = {
  games: 'games',
  play: 'games',
  favorites: 'games',
  videos: 'videos',
  zones: 'zones',
  'create-zones': 'zones',
  chat: 'chat',
  signup: 'signup',
};

/** Which feature an address belongs to, if it is one that can be switched off. */
export function featureAt(pathname: string): Feature | undefined {
  const [, first = ''] = pathname.split('/');
  return Object.hasOwn(FIRST_WORDS, first) ? FIRST_WORDS[first] : undefined;
}
