import { defineWords } from '../../words.ts';

export const pictureWords = defineWords('picture', {
  title: 'Your picture',
  pick: 'A picture of you',
  hint: 'JPEG, PNG, WebP, AVIF or GIF, up to 20 MB.',
  notAPicture: 'Only pictures fit here. Please choose another file.',
  tooLarge: 'Your picture is {megabytes} MB. Up to 20 MB fits.',
  unreadable: 'This file does not open as a picture. Please choose another one.',
  opening: 'Loading...',
  sending: 'Your picture goes up',
  stage: 'The part of the picture that is shown',
  stageHint: 'Drag the picture, or use the arrow keys. Plus and minus zoom.',
  zoom: 'Zoom',
  zoomValue: '{percent} percent',
  other: 'Choose another',
  cancel: 'Cancel',
  save: 'Save picture',
  remove: 'Remove picture',
  failed: 'Failed to update profile picture.',
  saved: 'Your picture is up.',
  removed: 'Your picture is gone.',
  undo: 'Undo',
});
