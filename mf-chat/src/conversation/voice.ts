export { openPicture } from '../files/openPicture.ts';
export { Pictures } from './Pictures.tsx';
export { VideoFile } from './VideoFile.tsx';
export { VoiceNote } from './VoiceNote.tsx';
export { VoiceRecorder } from './VoiceRecorder.tsx';
