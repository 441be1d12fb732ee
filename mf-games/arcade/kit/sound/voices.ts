import type { Desk, Mixer } from './Mixer.ts';

export interface Tone {
  type?: OscillatorType;
  /** Hertz; with `to` it glides there. */
  from: number;
  to?: number;
  /** Seconds until it is gone. */
  decay: number;
  attack?: number;
  level?: number;
  /** Seconds from now. */
  delay?: number;
  /** A low-pass that may close while it sounds. */
  lowpass?: { from: number; to?: number };
  echo?: boolean;
  music?: boolean;
}

/** One oscillator with an envelope. */
export function playTone(mixer: Mixer, desk: Desk, tone: Tone): void {
  const { type = 'sine', from, to = from, decay, attack = 0.005, level = 0.5, delay = 0, lowpass } = tone;
  const start = desk.now + delay;
  const end = start + attack + decay;
  const oscillator = desk.context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  if (to !== from) oscillator.frequency.exponentialRampToValueAtTime(to, end);
  const envelope = rise(desk, { level, start, attack, end });
  if (lowpass) {
    const filter = desk.context.createBiquadFilter();
    filter.frequency.setValueAtTime(lowpass.from, start);
    filter.frequency.exponentialRampToValueAtTime(lowpass.to ?? lowpass.from, end);
    oscillator.connect(filter).connect(envelope);
  } else oscillator.connect(envelope);
  route(desk, envelope, tone);
  oscillator.start(start);
  oscillator.stop(end + 0.02);
  mixer.claim(oscillator);
}

export interface Noise {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  decay: number;
  attack?: number;
  level?: number;
  delay?: number;
  q?: number;
  music?: boolean;
  echo?: boolean;
}

/** Filtered noise with an envelope. */
export function playNoise(mixer: Mixer, desk: Desk, noise: Noise): void {
  const { filter, from, to = from, decay, attack = 0.003, level = 0.4, delay = 0, q = 0.8 } = noise;
  const start = desk.now + delay;
  const end = start + attack + decay;
  const source = desk.context.createBufferSource();
  source.buffer = desk.noise;
  source.loop = true;
  const biquad = desk.context.createBiquadFilter();
  biquad.type = filter;
  biquad.Q.value = q;
  biquad.frequency.setValueAtTime(from, start);
  if (to !== from) biquad.frequency.exponentialRampToValueAtTime(to, end);
  const envelope = rise(desk, { level, start, attack, end });
  source.connect(biquad).connect(envelope);
  route(desk, envelope, noise);
  source.start(start, Math.random() * 0.8);
  source.stop(end + 0.02);
  mixer.claim(source);
}

interface Envelope {
  level: number;
  start: number;
  attack: number;
  end: number;
}

function rise(desk: Desk, { level, start, attack, end }: Envelope): GainNode {
  const gain = desk.context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, level), start + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  return gain;
}

function route(desk: Desk, node: AudioNode, { echo, music }: { echo?: boolean; music?: boolean }): void {
  node.connect(music ? desk.music : desk.effects);
  if (echo) node.connect(desk.echo);
}
