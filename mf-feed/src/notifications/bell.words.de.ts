import type { Translation } from '@plaza/design-system';
import type { bellWords } from './bell.words.ts';

export const bell: Translation<typeof bellWords> = {
  title: 'Mitteilungen',
  unread: { one: 'Mitteilungen, {count} ungelesen', other: 'Mitteilungen, {count} ungelesen' },
};
