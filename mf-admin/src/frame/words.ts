import { defineWords } from '../words.ts';

export const frameWords = defineWords('frame', {
  sections: 'Administration',
  people: 'Monitor',
  live: 'Live',
  reports: 'Reports',
  waiting: { one: '{count} waits', other: '{count} wait' },
  investors: 'Investors',
  remotes: 'Remotes',
  catalogue: 'Catalogue',
  audit: 'Audit log',
  settings: 'Settings',
  loading: 'Loading',
  adminNeeded: 'An administrator is needed.',
  cancel: 'Cancel',
  theirs: 'Meanwhile somebody else has set “{value}”. Save again to keep yours.',
  theirsEmpty: 'Meanwhile somebody else has emptied this. Save again to keep yours.',
  failed: 'Something went wrong. Please try again.',
});
