import { defineWords } from '../words.ts';

export const sidebarWords = defineWords('sidebar', {
  title: 'Plaza Zones',
  loading: 'Loading zones',
  failed: 'The zones did not load',
  search: 'Search zones',
  searchHere: 'Search zones...',
  create: 'Create Zones',
  list: 'Zones',
  none: 'There are no zones yet.',
  noneNamed: 'No zone has that in its name.',
});
