/** So long after it was turned off a microphone is given back, and its lamp goes out. */
const LAMP_MS = 60_000;

/** One's own microphone. Off is off at once; what stays off is given back, and asked for anew when it is turned on. */
export class OwnMicrophone {
  readonly #onLost: () => void;
  #track: MediaStreamTrack | null = null;
  #opening: Promise<void> | null = null;
  #isOn = true;
  #isClosed = false;
  #lamp: ReturnType<typeof setTimeout> | undefined;

  /** `onLost`: it was pulled out, or forbidden. */
  constructor(onLost: () => void) {
    this.#onLost = onLost;
  }

  /** On, unless it was turned off again before it was there; `null` where it is refused or missing. */
  async open(): Promise<MediaStreamTrack | null> {
    this.#isOn = true;
    clearTimeout(this.#lamp);
    if (!this.#track) await (this.#opening ??= this.#ask());
    this.#opening = null;
    if (this.#track) this.#track.enabled = this.#isOn;
    return this.#track;
  }

  rest(): void {
    this.#isOn = false;
    if (this.#track) this.#track.enabled = false;
    clearTimeout(this.#lamp);
    this.#lamp = setTimeout(() => this.#giveBack(), LAMP_MS);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#lamp);
    this.#giveBack();
  }

  async #ask(): Promise<void> {
    const track = await microphone();
    if (this.#isClosed) return track?.stop();
    this.#track = track;
    track?.addEventListener('ended', () => {
      if (this.#track !== track) return;
      this.#track = null;
      this.#onLost();
    });
  }

  #giveBack(): void {
    this.#track?.stop();
    this.#track = null;
  }
}

/** Refused or not there: then one only listens. */
async function microphone(): Promise<MediaStreamTrack | null> {
  try {
    const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    const stream = await navigator.mediaDevices.getUserMedia({ audio });
    return stream.getAudioTracks()[0] ?? null;
  } catch {
    return null;
  }
}
