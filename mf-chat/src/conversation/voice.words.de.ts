import type { Translation } from '@plaza/design-system';
import type { voiceWords } from './voice.words.ts';

export const chatVoice: Translation<typeof voiceWords> = {
  recording: 'Aufnahme, {length}',
  asking: 'Wartet auf das Mikrofon',
  voiceLost: 'Die Sprachnachricht ließ sich nicht behalten. Vielleicht hat dieser Browser keinen Platz mehr.',
  sendVoice: 'Sprachnachricht senden',
  dropVoice: 'Sprachnachricht verwerfen',
  noMicrophone: 'Das Mikrofon ist nicht verfügbar.',
  playVoice: 'Sprachnachricht abspielen, {length}',
  pauseVoice: 'Sprachnachricht anhalten',
  playVideo: 'Das Video {name} abspielen',
  openingVideo: 'Das Video wird geöffnet',
  showPicture: '{name} zeigen, {size}',
  pictureTooLarge: 'Das Bild ist zu groß, um hier gezeigt zu werden.',
};
