/** The music's fader; effects stand at 0.8. */
export const MUSIC_LEVEL = 0.5;
const OPEN_HZ = 18_000;
const MUFFLED_HZ = 320;

/** The desk: effects and music each with a fader, one compressor, sixteen voices. Silent until the first gesture. */
export class Mixer {
  private context: AudioContext | undefined;
  private master: GainNode | undefined;
  private buses: { effects: GainNode; music: GainNode; echo: DelayNode } | undefined;
  private muffler: BiquadFilterNode | undefined;
  private noise: AudioBuffer | undefined;
  private readonly voices: { stop(): void }[] = [];
  private muted = false;
  private volume = 1;

  /** Browsers let sound begin within a gesture only. */
  wake(): void {
    if (this.context) {
      if (this.context.state === 'suspended') void this.context.resume();
      return;
    }
    if (typeof AudioContext === 'undefined') return;
    const context = new AudioContext({ latencyHint: 'interactive' });
    const compressor = context.createDynamicsCompressor();
    compressor.threshold.value = -14;
    compressor.ratio.value = 6;
    const master = context.createGain();
    compressor.connect(master).connect(context.destination);
    const effects = fader(context, 0.8, compressor);
    const muffler = context.createBiquadFilter();
    muffler.frequency.value = OPEN_HZ;
    muffler.connect(compressor);
    const music = fader(context, MUSIC_LEVEL, muffler);
    const echo = context.createDelay(1);
    echo.delayTime.value = 0.18;
    const feedback = context.createGain();
    feedback.gain.value = 0.3;
    echo.connect(feedback).connect(echo);
    feedback.connect(effects);
    this.context = context;
    this.master = master;
    this.buses = { effects, music, echo };
    this.muffler = muffler;
    this.noise = whiteNoise(context);
    this.applyVolume();
  }

  sleep(): void {
    if (this.context?.state === 'running') void this.context.suspend();
  }

  setMuted(muted: boolean, volume = this.volume): void {
    this.muted = muted;
    this.volume = volume;
    this.applyVolume();
  }

  /** The music as if through water or a wall: 0 is open, 1 is deep. */
  muffle(part: number): void {
    const { context, muffler } = this;
    if (context && muffler)
      muffler.frequency.setTargetAtTime(OPEN_HZ * (MUFFLED_HZ / OPEN_HZ) ** part, context.currentTime, 0.1);
  }

  private applyVolume(): void {
    if (!this.context || !this.master) return;
    this.master.gain.setTargetAtTime(this.muted ? 0 : this.volume, this.context.currentTime, 0.02);
  }

  /** Everything a sound needs, or nothing while it may not be heard. */
  get open(): Desk | undefined {
    const { context, buses, noise } = this;
    if (!context || !buses || !noise || context.state !== 'running') return undefined;
    return { context, noise, ...buses, now: context.currentTime };
  }

  /** Makes room for a voice: the oldest goes when there are sixteen. */
  claim(source: AudioScheduledSourceNode): void {
    this.voices.push(source);
    source.onended = () => {
      const place = this.voices.indexOf(source);
      if (place >= 0) this.voices.splice(place, 1);
      source.disconnect();
    };
    if (this.voices.length > 16) this.voices.shift()?.stop();
  }
}

export interface Desk {
  context: AudioContext;
  noise: AudioBuffer;
  effects: GainNode;
  music: GainNode;
  echo: DelayNode;
  now: number;
}

function fader(context: AudioContext, level: number, into: AudioNode): GainNode {
  const gain = context.createGain();
  gain.gain.value = level;
  gain.connect(into);
  return gain;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
