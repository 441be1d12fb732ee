export function canRecord(): boolean {
  return 'MediaRecorder' in window && 'mediaDevices' in navigator;
}
