import { defineWords } from '../words.ts';

export const voiceWords = defineWords('chatVoice', {
  recording: 'Recording, {length}',
  asking: 'Waiting for the microphone',
  voiceLost: 'The voice note could not be kept. This browser may have no space left.',
  sendVoice: 'Send voice note',
  dropVoice: 'Discard voice note',
  noMicrophone: 'The microphone is not available.',
  playVoice: 'Play voice note, {length}',
  pauseVoice: 'Pause voice note',
  playVideo: 'Play the video {name}',
  openingVideo: 'Opening the video',
  showPicture: 'Show {name}, {size}',
  pictureTooLarge: 'The picture is too large to be shown here.',
});
