import type { CallName, Feature } from '@plaza/api-contract';

const FIRST_WORDS: Readonly<Record<string, Feature>> = {
  games: 'games',
  fav: 'games',
  videos: 'videos',
  zones: 'zones',
  chat: 'chat',
  conversations: 'chat',
};

/** Which feature a call belongs to: switched off, the server does not answer it either. */
export function featureOf(call: CallName): Feature | undefined {
  const [, path = ''] = call.split(' ');
  // What was said in a chat that is switched off can still be reported.
  if (path.endsWith('/report')) return undefined;
  return FIRST_WORDS[path.split('/')[1] ?? ''];
}
