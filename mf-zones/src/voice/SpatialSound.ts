/** Beyond this nobody is heard; nearer than the first everybody is as loud as they speak. */
const FULL = 2;
const SILENT = 14;
const GLIDE_S = 0.05;

interface Voice {
  loudness: GainNode;
  panner: PannerNode;
  source: MediaStreamAudioSourceNode;
  /** Chromium hands a remote stream to the graph only while an element plays it. */
  element: HTMLAudioElement;
}

/** The voices of others, each from where its person stands. */
export class SpatialSound {
  readonly #context: AudioContext;
  readonly #out: DynamicsCompressorNode;
  readonly #voices = new Map<number, Voice>();
  readonly #stop = new AbortController();

  constructor(context = new AudioContext()) {
    this.#context = context;
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
    this.#voices.set(id, { loudness, panner, source, element });
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
    const panner = this.#voices.get(id)?.panner;
    if (!panner) return;
    const at = this.#context.currentTime;
    panner.positionX.setTargetAtTime(x, at, GLIDE_S);
    panner.positionY.setTargetAtTime(y, at, GLIDE_S);
    panner.positionZ.setTargetAtTime(z, at, GLIDE_S);
  }

  /** Where one stands oneself and which way one looks. */
  listen({ x, y, z, yaw }: { x: number; y: number; z: number; yaw: number }): void {
    const { listener, currentTime: at } = this.#context;
    // Older Firefox has no such parameters, and hears everybody from where it began.
    if (!listener.positionX) return;
    listener.positionX.setTargetAtTime(x, at, GLIDE_S);
    listener.positionY.setTargetAtTime(y, at, GLIDE_S);
    listener.positionZ.setTargetAtTime(z, at, GLIDE_S);
    listener.forwardX.setTargetAtTime(Math.sin(yaw), at, GLIDE_S);
    listener.forwardZ.setTargetAtTime(Math.cos(yaw), at, GLIDE_S);
  }

  close(): void {
    this.#stop.abort();
    for (const id of [...this.#voices.keys()]) this.remove(id);
    void this.#context.close().catch(() => undefined);
  }
}
