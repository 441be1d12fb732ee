import type { Mixer } from './Mixer.ts';

interface Drone {
  gain: GainNode;
  filter: BiquadFilterNode;
  source: AudioBufferSourceNode;
  asked: boolean;
}

/** Sounds that last: noise through a narrow filter, as of wind, rails, or water. */
export class Drones {
  private readonly playing = new Map<string, Drone>();
  private readonly mixer: Mixer;

  constructor(mixer: Mixer) {
    this.mixer = mixer;
  }

  set(name: string, level: number, pitch: number): void {
    const desk = this.mixer.open;
    if (!desk) return;
    let drone = this.playing.get(name);
    if (!drone && level <= 0.001) return;
    if (!drone) {
      const source = desk.context.createBufferSource();
      source.buffer = desk.noise;
      source.loop = true;
      const filter = desk.context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.Q.value = 1.6;
      const gain = desk.context.createGain();
      gain.gain.value = 0;
      source.connect(filter).connect(gain).connect(desk.effects);
      source.start();
      drone = { gain, filter, source, asked: true };
      this.playing.set(name, drone);
    }
    drone.asked = true;
    drone.gain.gain.setTargetAtTime(level, desk.now, 0.06);
    drone.filter.frequency.setTargetAtTime(pitch, desk.now, 0.06);
  }

  settle(): void {
    const desk = this.mixer.open;
    if (!desk) return;
    for (const [name, drone] of this.playing) {
      if (!drone.asked) {
        drone.gain.gain.setTargetAtTime(0, desk.now, 0.08);
        drone.source.stop(desk.now + 0.5);
        this.playing.delete(name);
      }
      drone.asked = false;
    }
  }
}
