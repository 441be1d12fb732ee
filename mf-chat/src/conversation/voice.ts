export { VideoFile } from './VideoFile.tsx';
export { VoiceNote } from './VoiceNote.tsx';
export { VoiceRecorder } from './VoiceRecorder.tsx';
