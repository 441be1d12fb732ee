/** A phone call takes the sound away and does not give it back; browsers allow that with a touch. The answer ends it. */
export function wakeWithTouch(context: AudioContext): () => void {
  const wake = () => {
    if (context.state !== 'running') void context.resume().catch(() => undefined);
  };
  document.addEventListener('pointerdown', wake);
  return () => document.removeEventListener('pointerdown', wake);
}
