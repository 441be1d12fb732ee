import type { Translation } from '@plaza/design-system';
import type { activityWords } from './words.ts';

export const activity: Translation<typeof activityWords> = {
  title: 'Aktivität',
  line: 'Wann jemand hier war, Tag für Tag.',
  loading: 'Aktivität wird geladen …',
  nothing: 'Noch keine Aktivität',
  nothingWords: 'Diese Person war nicht hier, seit es das Protokoll gibt.',
  failed: 'Die Aktivität ließ sich nicht laden',
  logIn: 'Bitte melde dich an, um deine eigene Aktivität zu sehen.',
  caption: 'Aktivität',
  userId: 'Nummer',
  date: 'Tag',
  first: 'Zuerst da',
  last: 'Zuletzt da',
  duration: 'Dauer',
  hours: '{hours} Std. {minutes} Min.',
  chart: 'Stunden am Tag, an den letzten 30 Tagen mit Aktivität',
  bar: '{day}: {duration}',
};
