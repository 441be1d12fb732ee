import { defineWords } from '../words.ts';

export const sidebarWords = defineWords('sidebar', {
  title: 'Plaza Zones',
  loading: 'Loading zones',
  failed: 'The zones did not load',
  search: 'Search zones',
  searchHere: 'Search zones...',
  create: 'Create Zones',
  list: 'Zones',
  none: 'No zone is open.',
  noneNamed: 'No zone has that in its name.',
});
