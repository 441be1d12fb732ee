import { defineWords } from '../../words.ts';

export const editWords = defineWords('editProfile', {
  title: 'Edit profile',
  organisation: 'Organisation',
  bio: 'About you',
  bioHint: '{count} of {most} characters',
  zone: 'Favourite zone',
  zoneHint: 'Its picture is your cover.',
  noZone: 'None',
  zonesFailed: 'The zones did not load. The one you have stays.',
  cancel: 'Cancel',
  save: 'Save profile',
  failed: 'Your profile could not be saved',
  saved: 'Your profile is saved.',
});
