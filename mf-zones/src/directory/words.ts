import { defineWords } from '../words.ts';

export const directoryWords = defineWords('directory', {
  title: 'Zones',
  line: 'Each zone has its own hour and its own light. Choose one and walk in.',
  create: 'Create Zones',
  search: 'Search zones',
  loading: 'Loading zones',
  failed: 'The zones did not load',
  none: 'There are no zones yet',
  noneWords: 'Zones appear here when somebody publishes one.',
  noneNamed: 'No zone has that in its name.',
  made: 'Made by people here',
  madeLoading: 'Loading zones that people made',
  madeFailed: 'The zones that people made did not load',
  madeNone: 'Nobody has made a zone yet. You can be the first.',
  madeNoneNamed: 'No zone that people made has that in its name.',
  tags: 'Tags',
  noneTagged: 'No zone with this tag has that in its name.',
  by: 'by {name}',
  remixOf: 'Made from {name} by {owner}',
  private: 'Private',
  protected: 'Protected',
});
