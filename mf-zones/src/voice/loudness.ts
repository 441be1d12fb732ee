/** So many samples are looked at together: 10 ms, which is less than the shortest sound of a word. */
const STRETCH = 512;
/** A quiet voice; what hums in a room lies below it. */
const VOICE = 0.01;

/** How loud the loudest stretch is, 0 to 1. A mean over all of them would lose a short word. */
export function loudnessOf(samples: Float32Array): number {
  let most = 0;
  for (let from = 0; from < samples.length; from += STRETCH) {
    const stretch = samples.subarray(from, from + STRETCH);
    const power = stretch.reduce((sum, value) => sum + value * value, 0) / stretch.length;
    most = Math.max(most, power);
  }
  return Math.sqrt(most);
}

/** Whether somebody speaks into a microphone right now. Ask ten times a second, and nothing is missed. */
export function hearsVoice(context: AudioContext, track: MediaStreamTrack): () => boolean {
  const analyser = context.createAnalyser();
  // A sixth of a second: more than lies between two looks.
  analyser.fftSize = 8192;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    return loudnessOf(samples) > VOICE;
  };
}
