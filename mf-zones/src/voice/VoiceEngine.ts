/** What carries one's voice to those nearby, and theirs to oneself. Who that is the hub decides. */
export interface VoiceEngine {
  /** What the others hear of one; nothing while one only listens. */
  speak(track: MediaStreamTrack | null): Promise<void>;
  close(): void;
}
