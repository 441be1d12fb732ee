import { defineWords } from '../words.ts';

export const settingsWords = defineWords('gameSettings', {
  title: 'Game settings',
  pause: 'Pause',
  goOn: 'Go on',
  soundOn: 'Turn the sound on',
  soundOff: 'Turn the sound off',
  slow: 'Slow mode',
  slowHint: 'At 70 percent of the speed. These runs have a board of their own.',
  contrast: 'High contrast',
  contrastHint: 'Plain backgrounds and thick outlines.',
  captions: 'Captions',
  captionsHint: 'Words for sounds that tell something.',
});
