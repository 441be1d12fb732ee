/** Bars of a waveform. */
const BARS = 40;

/** A voice note as it was recorded. */
export interface Recorded {
  file: Blob;
  seconds: number;
  /** Values from 0 to 100. */
  waveform: number[];
}

export interface Recording {
  stop(): Promise<Recorded>;
  drop(): void;
}

/** Listens to the microphone until it is told to stop. Rejects where there is none, or the visitor says no. */
export async function recordVoice(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  try {
    return listenTo(stream);
  } catch (error) {
    for (const track of stream.getTracks()) track.stop();
    throw error;
  }
}

function listenTo(stream: MediaStream): Recording {
  const type = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg'].find((one) =>
    MediaRecorder.isTypeSupported(one),
  );
  const recorder = new MediaRecorder(stream, type ? { mimeType: type } : {});
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  const sound = new AudioContext();
  const meter = sound.createAnalyser();
  sound.createMediaStreamSource(stream).connect(meter);
  const levels: number[] = [];
  const samples = new Uint8Array(meter.fftSize);
  const look = setInterval(() => {
    meter.getByteTimeDomainData(samples);
    levels.push(Math.max(...samples.map((sample) => Math.abs(sample - 128))));
  }, 60);
  const startedAt = Date.now();
  recorder.start();

  const end = () => {
    clearInterval(look);
    for (const track of stream.getTracks()) track.stop();
    void sound.close();
  };
  return {
    async stop() {
      const seconds = (Date.now() - startedAt) / 1000;
      // Where the microphone was pulled out it has stopped by itself.
      if (recorder.state !== 'inactive') {
        await new Promise<void>((resolve) => {
          recorder.addEventListener('stop', () => resolve(), { once: true });
          recorder.stop();
        });
      }
      end();
      return { file: new Blob(chunks, { type: recorder.mimeType }), seconds, waveform: barsOf(levels) };
    },
    drop() {
      if (recorder.state !== 'inactive') recorder.stop();
      end();
    },
  };
}

/** The loudness over time in a few bars, the loudest at 100. */
export function barsOf(levels: readonly number[], bars = BARS): number[] {
  const loudest = Math.max(1, ...levels);
  return Array.from({ length: bars }, (_, bar) => {
    const part = levels.slice(
      Math.floor((bar / bars) * levels.length),
      Math.max(Math.floor((bar / bars) * levels.length) + 1, Math.floor(((bar + 1) / bars) * levels.length)),
    );
    return Math.round((Math.max(0, ...part) / loudest) * 100);
  });
}
