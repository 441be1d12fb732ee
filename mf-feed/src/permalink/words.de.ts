import type { Translation } from '@plaza/design-system';
import type { permalinkWords } from './words.ts';

export const permalink: Translation<typeof permalinkWords> = {
  title: 'Ein Beitrag von {name}',
  missing: 'Diesen Beitrag gibt es hier nicht',
  missingWhy: 'Er wurde gelöscht, oder er ist nicht für deine Augen bestimmt.',
  failed: 'Der Beitrag wurde nicht geladen',
  home: 'Zu den Beiträgen',
};
