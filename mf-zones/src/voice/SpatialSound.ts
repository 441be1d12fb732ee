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
  readonly #stop = new AbortController();
  readonly #asEars: number;
  readonly #own = { x: 0, y: 0, z: 0 };

  constructor(context = new AudioContext(), cores = navigator.hardwareConcurrency || FEW_CORES) {
    this.#context = context;
    this.#asEars = cores > FEW_CORES ? AS_EARS : 0;
    this.#out = context.createDynamicsCompressor();
    this.#out.connect(context.destination);
    void context.resume();
    // A phone call takes the sound away and does not give it back; browsers allow that with a touch.
    const wake = () => {
      if (context.state !== 'running') void context.resume().catch(() => undefined);
    };
    document.addEventListener('pointerdown', wake, { signal: this.#stop.signal });
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
    const at = this.#context.currentTime;
    panner.positionX.setTargetAtTime(x, at, GLIDE_S);
    panner.positionY.setTargetAtTime(y, at, GLIDE_S);
    panner.positionZ.setTargetAtTime(z, at, GLIDE_S);
  }

  /** Where one stands oneself and which way one looks. */
  listen({ x, y, z, yaw }: { x: number; y: number; z: number; yaw: number }): void {
    Object.assign(this.#own, { x, y, z });
    this.#hearNearest();
    const { listener, currentTime: at } = this.#context;
    // Older Firefox has no such parameters, and hears everybody from where it began.
    if (!listener.positionX) return;
    listener.positionX.setTargetAtTime(x, at, GLIDE_S);
    listener.positionY.setTargetAtTime(y, at, GLIDE_S);
    listener.positionZ.setTargetAtTime(z, at, GLIDE_S);
    listener.forwardX.setTargetAtTime(Math.sin(yaw), at, GLIDE_S);
    listener.forwardZ.setTargetAtTime(Math.cos(yaw), at, GLIDE_S);
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
    this.#stop.abort();
    for (const id of [...this.#voices.keys()]) this.remove(id);
    void this.#context.close().catch(() => undefined);
  }
}
