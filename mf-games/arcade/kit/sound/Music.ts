import { at } from '../sim/at.ts';
import { below, random, type Rng } from '../sim/rng.ts';
import { type Desk, type Mixer, MUSIC_LEVEL } from './Mixer.ts';
import { euclid, pitchOf, type Song } from './Song.ts';
import { playNoise, playTone } from './voices.ts';

const AHEAD = 0.1;
const LOOK_MS = 25;
/** Chords as degrees of the scale, two bars each: A A B A. */
const CHORDS = [0, 0, 3, 4, 5, 3, 0, 4];

/** Eight bars in the form A A B A, made from the seed; the intensity adds layers on bar lines. */
export class Music {
  private readonly mixer: Mixer;
  private readonly song: Song;
  private timer: ReturnType<typeof setInterval> | undefined;
  private melody: (number | undefined)[] = [];
  private step = 0;
  private next = 0;
  private wanted = 1;
  private intensity = 1;
  /** Times the song's tempo. */
  speed = 1;

  constructor(mixer: Mixer, song: Song) {
    this.mixer = mixer;
    this.song = song;
  }

  /** 0 pad, 1 with bass and melody, 2 with drums, 3 with all of them busy. */
  setIntensity(level: number): void {
    this.wanted = level;
  }

  start(seed: number): void {
    this.stop();
    this.melody = composeMelody(seed);
    this.step = 0;
    this.next = 0;
    this.speed = 1;
    this.intensity = this.wanted;
    this.timer = setInterval(() => this.schedule(), LOOK_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Six decibels down for a moment, so that a mishap is heard. */
  duck(): void {
    const desk = this.mixer.open;
    if (!desk) return;
    const { gain } = desk.music;
    gain.cancelScheduledValues(desk.now);
    gain.setTargetAtTime(MUSIC_LEVEL / 2, desk.now, 0.03);
    gain.setTargetAtTime(MUSIC_LEVEL, desk.now + 0.6, 0.3);
  }

  private schedule(): void {
    const desk = this.mixer.open;
    if (!desk) return;
    if (this.next < desk.now) this.next = desk.now + 0.05;
    while (this.next < desk.now + AHEAD) {
      this.playStep(desk, this.next - desk.now);
      this.next += 60 / (this.song.tempo * this.speed) / 4;
      this.step = (this.step + 1) % 128;
    }
  }

  private playStep(desk: Desk, delay: number): void {
    const inBar = this.step % 16;
    const bar = Math.floor(this.step / 16);
    if (inBar === 0) this.intensity = this.wanted;
    const chord = at(CHORDS, bar);
    const beat = 60 / (this.song.tempo * this.speed);
    if (inBar === 0) this.pad(desk, chord, beat * 4, delay);
    if (this.intensity >= 1) {
      if (inBar === 0 || inBar === 8) this.bass(desk, inBar === 0 ? chord : chord + 4, delay);
      if (inBar % 2 === 0) this.sing(desk, chord, delay);
    }
    if (this.intensity >= 2) this.drum(desk, inBar, delay);
  }

  private pitch(degree: number): number {
    return pitchOf(this.song, degree);
  }

  private pad(desk: Desk, chord: number, length: number, delay: number): void {
    for (const degree of [chord, chord + 2, chord + 4])
      for (const detune of [0.997, 1.003])
        playTone(this.mixer, desk, {
          type: 'triangle',
          from: (this.pitch(degree) / 2) * detune,
          attack: 0.3,
          decay: length,
          level: 0.09,
          delay,
          lowpass: { from: 900 },
          music: true,
        });
  }

  private bass(desk: Desk, degree: number, delay: number): void {
    playTone(this.mixer, desk, {
      type: 'triangle',
      from: this.pitch(degree) / 4,
      decay: 0.5,
      level: 0.5,
      delay,
      lowpass: { from: 500 },
      music: true,
    });
  }

  private sing(desk: Desk, chord: number, delay: number): void {
    const bar = Math.floor(this.step / 16);
    // The third pair of bars is B; the others play the same tune.
    const place = ((bar >= 4 && bar < 6 ? 2 : 0) + (bar % 2)) * 8 + (this.step % 16) / 2;
    const degree = this.melody[place];
    if (degree === undefined || (this.intensity < 3 && this.step % 4 !== 0)) return;
    const from = this.pitch(chord + degree + 7);
    const voice = this.song.voice ?? 'pluck';
    if (voice === 'bell') {
      playTone(this.mixer, desk, { from, decay: 0.9, level: 0.22, delay, music: true, echo: true });
      playTone(this.mixer, desk, { from: from * 2.76, decay: 0.3, level: 0.05, delay, music: true });
    } else if (voice === 'flute')
      playTone(this.mixer, desk, {
        type: 'sine',
        from,
        attack: 0.05,
        decay: 0.35,
        level: 0.3,
        delay,
        music: true,
      });
    else
      playTone(this.mixer, desk, {
        type: 'triangle',
        from,
        decay: 0.3,
        level: 0.32,
        delay,
        lowpass: { from: 3000, to: 500 },
        music: true,
      });
  }

  private drum(desk: Desk, inBar: number, delay: number): void {
    const { drums } = this.song;
    if (!drums) return;
    if (at(euclid(drums.kick), inBar))
      playTone(this.mixer, desk, { from: 150, to: 45, decay: 0.11, level: 0.6, delay, music: true });
    if (at(euclid(drums.snare), (inBar + 12) % 16))
      playNoise(this.mixer, desk, {
        filter: 'highpass',
        from: 1500,
        decay: 0.1,
        level: 0.22,
        delay,
        music: true,
      });
    if (this.intensity >= 3 && at(euclid(drums.hat), inBar))
      playNoise(this.mixer, desk, {
        filter: 'highpass',
        from: 7000,
        decay: 0.035,
        level: 0.14,
        delay,
        music: true,
      });
  }
}

/** Four bars of eighths: a walk on the scale, one step most of the time, at times two, at times silence. */
function composeMelody(seed: number): (number | undefined)[] {
  const box: Rng = { rng: seed };
  let degree = below(box, 5);
  return Array.from({ length: 32 }, () => {
    const roll = random(box);
    if (roll < 0.15) return undefined;
    const by = roll < 0.75 ? 1 : 2;
    degree += random(box) < 0.5 ? by : -by;
    if (degree < -2 || degree > 8) degree = 3;
    return degree;
  });
}
