import { defineWords } from '../words.ts';

export const safetyWords = defineWords('chatSafety', {
  code: 'The safety number as a QR code',
  scan: 'Scan their code',
  stop: 'Stop scanning',
  camera: 'What the camera sees',
  looking: 'Hold the other device in front of the camera.',
  noCamera: 'The camera did not start. Compare the digits instead.',
  same: 'The codes are the same. Nobody listens in between.',
  done: 'Done',
  notSame: 'They are not the same',
  different: 'These are not the same.',
  differentWords:
    'Somebody may be listening in between, or you have compared with another person. Write nothing private here. Ask {name} by another way whether they have begun anew on a new device, and compare again.',
  differentGroup:
    'Somebody may be listening in between, or one of you has not opened this group for a while. Both open it, and compare again. Until then write nothing private here.',
});
