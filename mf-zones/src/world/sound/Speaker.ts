import { wakeWithTouch } from './wakeWithTouch.ts';
import type { Ambience, Cue, PlaceSound, Voice } from './recipe.ts';

/** Plays the sounds of a place. Made after somebody touched the page: browsers are silent before. */
export class Speaker {
  readonly #context = new AudioContext();
  readonly #out = this.#context.createGain();
  readonly #noise = makeNoise(this.#context);
  readonly #rest = wakeWithTouch(this.#context);
  readonly #timers = new Set<number>();
  readonly #beds: AudioScheduledSourceNode[] = [];
  #sound: PlaceSound | null = null;

  constructor(loud = 0.7) {
    this.#out.gain.value = loud;
    this.#out.connect(this.#context.destination);
  }

  /** Starts the sound of a place in place of the one before. */
  open(sound: PlaceSound): void {
    this.close();
    this.#sound = sound;
    for (const voice of sound.ambience.bed ?? []) this.#bed(voice);
    for (const part of sound.ambience.now ?? []) this.#later(part);
  }

  /** Plays a cue by name; `near` is 1 beside it and 0 where it cannot be heard. */
  play(name: string, near = 1, side = 0): void {
    const cue = this.#sound?.cues[name];
    if (cue && near > 0.01) this.#cue(cue, near, side, 1);
  }

  setLoudness(loud: number): void {
    this.#out.gain.setTargetAtTime(loud, this.#context.currentTime, 0.1);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const bed of this.#beds.splice(0)) bed.stop();
    this.#sound = null;
  }

  async dispose(): Promise<void> {
    this.close();
    this.#rest();
    await this.#context.close();
  }

  #bed(voice: NonNullable<Ambience['bed']>[number]): void {
    const swell = this.#context.createOscillator();
    const depth = this.#context.createGain();
    const level = this.#context.createGain();
    level.gain.value = voice.loud;
    swell.frequency.value = 0.07 + (voice.pitch % 7) * 0.01;
    depth.gain.value = voice.loud * 0.4;
    swell.connect(depth).connect(level.gain);
    level.connect(this.#out);
    const source = this.#source({ ...voice, fall: 1 }, 1, this.#context.currentTime, level);
    source.start();
    swell.start();
    this.#beds.push(source, swell);
  }

  #later(part: NonNullable<Ambience['now']>[number]): void {
    const [least, most] = part.every;
    const wait = (least + Math.random() * (most - least)) * 1000;
    const timer = window.setTimeout(() => {
      this.#timers.delete(timer);
      const bend = 1 + (Math.random() - 0.5) * 2 * (part.bend ?? 0);
      if (!document.hidden) this.#cue(part.cue, 0.6 + Math.random() * 0.4, Math.random() * 1.6 - 0.8, bend);
      this.#later(part);
    }, wait);
    this.#timers.add(timer);
  }

  #cue(cue: Cue, near: number, side: number, bend: number): void {
    const pan = this.#context.createStereoPanner();
    pan.pan.value = side;
    pan.connect(this.#out);
    for (const voice of cue) {
      const start = this.#context.currentTime + (voice.after ?? 0);
      const rise = voice.rise ?? 0.005;
      const level = this.#context.createGain();
      level.gain.setValueAtTime(0, start);
      level.gain.linearRampToValueAtTime(voice.loud * near, start + rise);
      level.gain.exponentialRampToValueAtTime(0.0001, start + rise + voice.fall);
      level.connect(pan);
      const source = this.#source(voice, bend, start, level);
      source.start(start);
      source.stop(start + rise + voice.fall + 0.05);
    }
  }

  #source(voice: Voice, bend: number, start: number, to: AudioNode): AudioScheduledSourceNode {
    const until = start + (voice.rise ?? 0) + voice.fall;
    let wobble: OscillatorNode | undefined;
    const ends = (source: AudioScheduledSourceNode) => {
      source.addEventListener('ended', () => wobble?.stop());
      return source;
    };
    const glide = (pitch: AudioParam) => {
      pitch.setValueAtTime(voice.pitch * bend, start);
      if (voice.to !== undefined) pitch.exponentialRampToValueAtTime(Math.max(1, voice.to * bend), until);
      if (voice.tremble) wobble = this.#tremble(pitch, voice.pitch * bend, voice.tremble, start);
    };
    if (voice.wave === 'noise') {
      const source = this.#context.createBufferSource();
      source.buffer = this.#noise;
      source.loop = true;
      const filter = this.#context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.Q.value = voice.narrow ?? 1;
      glide(filter.frequency);
      source.connect(filter).connect(to);
      return ends(source);
    }
    const source = this.#context.createOscillator();
    source.type = voice.wave;
    glide(source.frequency);
    source.connect(to);
    return ends(source);
  }

  #tremble(
    pitch: AudioParam,
    base: number,
    [times, share]: readonly [number, number],
    start: number,
  ): OscillatorNode {
    const wobble = this.#context.createOscillator();
    const depth = this.#context.createGain();
    wobble.frequency.value = times;
    depth.gain.value = base * share;
    wobble.connect(depth).connect(pitch);
    wobble.start(start);
    return wobble;
  }
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
