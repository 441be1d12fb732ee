import { Drones } from './Drones.ts';
import { Mixer } from './Mixer.ts';
import { Music } from './Music.ts';
import { pitchOf, type Song } from './Song.ts';
import { type Noise, playNoise, playTone, type Tone } from './voices.ts';

/** All that a game can be heard by. Every sound is made on the spot, and those with a pitch are in the song's scale. */
export class Sound {
  readonly mixer = new Mixer();
  readonly music: Music;
  private readonly drones = new Drones(this.mixer);
  private readonly last = new Map<string, number>();
  /** True while the bot shows the game: nothing is heard. */
  quiet = true;
  private readonly song: Song;

  constructor(song: Song) {
    this.song = song;
    this.music = new Music(this.mixer, song);
  }

  /** A knock: something small met something hard. */
  hit(level = 1): void {
    this.sing('hit', { type: 'triangle', from: 180, to: 70, decay: 0.09, level: 0.5 * level });
    this.hiss('hit noise', { filter: 'lowpass', from: 1200, decay: 0.04, level: 0.3 * level });
  }

  /** Something heavy came to rest. */
  thud(level = 1): void {
    this.sing('thud', { from: 110, to: 45, decay: 0.14, level: 0.7 * level });
  }

  /** Air: something flew past. */
  whoosh(level = 1): void {
    this.hiss('whoosh', {
      filter: 'bandpass',
      from: 400,
      to: 1800,
      decay: 0.18,
      attack: 0.04,
      level: 0.35 * level,
    });
  }

  /** Something was gained; `combo` climbs the scale. */
  pickUp(combo = 0): void {
    const note = { type: 'triangle', attack: 0.008, decay: 0.14, level: 0.3 } as const;
    this.sing('pick', { ...note, from: this.pitch(combo + 7) });
    this.sing('pick 2', { ...note, from: this.pitch(combo + 9), delay: 0.06 });
  }

  /** It went wrong; the music ducks. */
  fail(): void {
    this.sing('fail', {
      type: 'sawtooth',
      from: this.pitch(0),
      to: this.pitch(0) * 0.667,
      decay: 0.35,
      level: 0.3,
      lowpass: { from: 800, to: 150 },
    });
    this.music.duck();
  }

  /** It went right for good. */
  win(): void {
    [0, 2, 4, 7].forEach((degree, i) => {
      this.sing(`win ${i}`, {
        type: 'triangle',
        from: this.pitch(degree + 7),
        decay: 0.4,
        level: 0.3,
        delay: i * 0.09,
        echo: true,
      });
    });
  }

  bell(degree = 0, level = 1): void {
    const base = this.pitch(degree);
    const partials = [
      [1, 1.6, 0.3],
      [2, 0.9, 0.18],
      [2.76, 0.5, 0.12],
      [5.4, 0.25, 0.07],
    ] as const;
    partials.forEach(([times, decay, loud], i) => {
      this.sing(`bell ${degree} ${i}`, { from: base * times, decay, level: loud * level, echo: i === 0 });
    });
  }

  pluck(degree = 0, level = 1, delay = 0): void {
    this.sing(`pluck ${degree}`, {
      type: 'triangle',
      from: this.pitch(degree),
      decay: 0.3,
      level: 0.4 * level,
      delay,
      lowpass: { from: 3000, to: 500 },
    });
  }

  kick(level = 1): void {
    this.sing('kick', { from: 150, to: 45, decay: 0.11, level: 0.8 * level });
  }

  snare(level = 1): void {
    this.hiss('snare', { filter: 'highpass', from: 1500, decay: 0.12, level: 0.35 * level });
    this.sing('snare tone', { type: 'triangle', from: 190, decay: 0.08, level: 0.3 * level });
  }

  hat(level = 1): void {
    this.hiss('hat', { filter: 'highpass', from: 7000, decay: 0.035, level: 0.25 * level });
  }

  /** A sound of the game's own; the name keeps it from being heard twice within 30 ms. */
  sing(name: string, tone: Tone): void {
    const desk = this.desk(name);
    if (desk) playTone(this.mixer, desk, tone);
  }

  hiss(name: string, noise: Noise): void {
    const desk = this.desk(name);
    if (desk) playNoise(this.mixer, desk, noise);
  }

  /** A sound that lasts, as of wind: call it in every step with how loud and how high; silent again when no longer called. */
  drone(name: string, level: number, pitch: number): void {
    this.drones.set(name, this.quiet ? 0 : level, pitch);
  }

  /** Frees what was not asked for since the last time. */
  settle(): void {
    this.drones.settle();
  }

  /** Hertz of a degree of the song's scale; 0 is the root at middle C. */
  pitch(degree: number): number {
    return pitchOf(this.song, degree);
  }

  private desk(name: string) {
    const desk = this.quiet ? undefined : this.mixer.open;
    if (!desk || desk.now - (this.last.get(name) ?? -1) < 0.03) return undefined;
    this.last.set(name, desk.now);
    return desk;
  }
}
