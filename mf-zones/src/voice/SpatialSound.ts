import { wakeWithTouch } from '../world/sound/wakeWithTouch.ts';
import type { Ears } from './ears.ts';

/** Beyond this nobody is heard; nearer than the first everybody is as loud as they speak. */
const FULL = 2;
const SILENT = 14;
const GLIDE_S = 0.05;
/** So many of the nearest are heard as ears hear: from behind, from above. That costs ten times the arithmetic. */
const AS_EARS = 3;
/** Somebody who is only this much nearer than another does not take their place, or it would be heard as a click. */
const CLEARLY = 1;
/** A weak device has this many cores at most. */
const FEW_CORES = 4;

interface Voice {
  loudness: GainNode;
  panner: PannerNode;
  source: MediaStreamAudioSourceNode;
  /** Chromium hands a remote stream to the graph only while an element plays it. */
  element: HTMLAudioElement;
  /** How far away its person stands. */
  far: number;
}

/** The voices of others, each from where its person stands. */
export class SpatialSound {
  readonly #context: AudioContext;
  readonly #out: DynamicsCompressorNode;
  readonly #voices = new Map<number, Voice>();
  readonly #rest: () => void;
  readonly #asEars: number;
  readonly #own = { x: 0, y: 0, z: 0 };

  constructor(context = new AudioContext(), cores = navigator.hardwareConcurrency || FEW_CORES) {
    this.#context = context;
    this.#asEars = cores > FEW_CORES ? AS_EARS : 0;
    this.#out = context.createDynamicsCompressor();
    this.#out.connect(context.destination);
    // A browser that refuses now is asked again with the next touch.
    void context.resume().catch(() => undefined);
    this.#rest = wakeWithTouch(context);
  }

  get context(): AudioContext {
    return this.#context;
  }

  add(id: number, stream: MediaStream): void {
    this.remove(id);
    const element = new Audio();
    element.muted = true;
    element.srcObject = stream;
    void element.play().catch(() => undefined);
    const source = this.#context.createMediaStreamSource(stream);
    const panner = new PannerNode(this.#context, {
      ...{ panningModel: 'equalpower', distanceModel: 'linear' },
      ...{ refDistance: FULL, maxDistance: SILENT, rolloffFactor: 1 },
    });
    const loudness = this.#context.createGain();
    source.connect(loudness).connect(panner).connect(this.#out);
    this.#voices.set(id, { loudness, panner, source, element, far: Infinity });
  }

  remove(id: number): void {
    const voice = this.#voices.get(id);
    if (!voice) return;
    voice.source.disconnect();
    voice.loudness.disconnect();
    voice.panner.disconnect();
    voice.element.srcObject = null;
    this.#voices.delete(id);
  }

  /** These are not heard, all others are. */
  silence(quiet: ReadonlySet<number>): void {
    const at = this.#context.currentTime;
    for (const [id, { loudness }] of this.#voices)
      loudness.gain.setTargetAtTime(quiet.has(id) ? 0 : 1, at, GLIDE_S);
  }

  /** Where somebody stands. */
  put(id: number, x: number, y: number, z: number): void {
    const voice = this.#voices.get(id);
    if (!voice) return;
    voice.far = Math.hypot(x - this.#own.x, y - this.#own.y, z - this.#own.z);
    const { panner } = voice;
    // Browsers of some years ago have the older way only: they jump where others glide.
    if (!panner.positionX) return panner.setPosition(x, y, z);
    this.#glide([panner.positionX, panner.positionY, panner.positionZ], [x, y, z]);
  }

  /** Where one's own ears are, and how the head is turned. */
  listen({ x, y, z, ahead, up }: Ears): void {
    Object.assign(this.#own, { x, y, z });
    this.#hearNearest();
    const { listener } = this.#context;
    if (!listener.positionX) {
      listener.setPosition(x, y, z);
      return listener.setOrientation(...ahead, ...up);
    }
    this.#glide([listener.positionX, listener.positionY, listener.positionZ], [x, y, z]);
    this.#glide([listener.forwardX, listener.forwardY, listener.forwardZ], ahead);
    this.#glide([listener.upX, listener.upY, listener.upZ], up);
  }

  #glide(params: readonly AudioParam[], to: readonly number[]): void {
    const at = this.#context.currentTime;
    params.forEach((param, index) => param.setTargetAtTime(to[index] ?? 0, at, GLIDE_S));
  }

  /** The nearest are heard as ears hear, the others only from left and right. */
  #hearNearest(): void {
    const rank = ({ far, panner }: Voice) => far - (panner.panningModel === 'HRTF' ? CLEARLY : 0);
    const byRank = [...this.#voices.values()].sort((one, other) => rank(one) - rank(other));
    byRank.forEach((voice, index) => {
      const model = index < this.#asEars && voice.far < SILENT ? 'HRTF' : 'equalpower';
      if (voice.panner.panningModel !== model) voice.panner.panningModel = model;
    });
  }

  close(): void {
    this.#rest();
    for (const id of [...this.#voices.keys()]) this.remove(id);
    void this.#context.close().catch(() => undefined);
  }
}
