import type { ZoneNews } from '@plaza/api-contract';
import type { ZoneLink } from '../link/ZoneLink.ts';
import type { SpatialSound } from './SpatialSound.ts';
import type { VoiceEngine } from './VoiceEngine.ts';

type VoiceNews = Extract<ZoneNews, { kind: 'voice' }>;
type SignalNews = Extract<ZoneNews, { kind: 'signal' }>;

/** What two browsers say to each other to find a way. */
interface Signal {
  description?: RTCSessionDescriptionInit;
  candidates?: RTCIceCandidateInit[];
}

interface VoiceLink {
  /** The number the server gave this joining; a lower one in a signal is from before. */
  number: number;
  peer: RTCPeerConnection;
  sender: RTCRtpSender | null;
  candidates: RTCIceCandidateInit[];
  /** One signal of a peer is worked after the other. */
  work: Promise<void>;
  sends: ReturnType<typeof setTimeout> | undefined;
  /** How often another way was looked for, and the next time it is. */
  tries: number;
  again: ReturnType<typeof setTimeout> | undefined;
}

interface MeshNeeds {
  link: ZoneLink;
  ice: RTCIceServer[];
  sound: Pick<SpatialSound, 'add' | 'remove' | 'close'>;
  /** Only by way of a relay: the others do not learn one's address. */
  isHidden?: boolean;
  connect?: (config: RTCConfiguration) => RTCPeerConnection;
  onCount: (links: number, more: number) => void;
}

const TOGETHER_MS = 100;
/** When no way is left between the two, they look for another one after so long, and then give up. */
const AGAIN_MS = [2_000, 4_000, 8_000];
/** A talker takes no more than this, in bits a second. */
const MOST_BITS = 28_000;

/**
 * Talks with those nearby, each over a link of its own. Who that is the server decides; the one with the lower number
 * offers, the other one only answers.
 */
export class VoiceMesh implements VoiceEngine {
  readonly #needs: MeshNeeds;
  readonly #links = new Map<number, VoiceLink>();
  readonly #off: (() => void)[];
  #track: MediaStreamTrack | null = null;

  constructor(needs: MeshNeeds) {
    this.#needs = needs;
    const { link } = needs;
    this.#off = [
      link.on('voice', (news) => this.#join(news)),
      link.on('signal', (news) => this.#hear(news)),
      // After a break nobody knows of the links from before.
      link.on('welcome', () => this.#closeAll()),
      link.on('left', ({ id }) => this.#close(id)),
    ];
  }

  get count(): number {
    return this.#links.size;
  }

  async speak(track: MediaStreamTrack | null): Promise<void> {
    this.#track = track;
    const senders = [...this.#links.values()].flatMap(({ sender }) => sender ?? []);
    await Promise.all(senders.map((sender) => sender.replaceTrack(track).catch(() => undefined)));
  }

  close(): void {
    for (const off of this.#off) off();
    this.#closeAll();
    this.#needs.sound.close();
  }

  #join({ open, close, more }: VoiceNews): void {
    for (const id of close) this.#close(id);
    for (const { id, link, offers } of open) {
      this.#close(id);
      const made = this.#open(id, link);
      if (!offers) continue;
      this.#then(id, made, () => this.#offer(id, made));
      this.#lookAgain(id, made);
    }
    this.#needs.onCount(this.#links.size, more);
  }

  #open(id: number, number: number): VoiceLink {
    const { ice, connect = (config) => new RTCPeerConnection(config), sound, isHidden } = this.#needs;
    const peer = connect({ iceServers: ice, ...(isHidden && { iceTransportPolicy: 'relay' }) });
    const made: VoiceLink = {
      ...{ number, peer, sender: null, candidates: [], sends: undefined, tries: 0, again: undefined },
      work: Promise.resolve(),
    };
    this.#links.set(id, made);
    peer.addEventListener('track', ({ track, streams }) =>
      sound.add(id, streams[0] ?? new MediaStream([track])),
    );
    peer.addEventListener('icecandidate', ({ candidate }) => {
      if (!candidate) return;
      made.candidates.push(candidate.toJSON());
      made.sends ??= setTimeout(() => {
        made.sends = undefined;
        this.#signal(id, made, { candidates: made.candidates.splice(0) });
      }, TOGETHER_MS);
    });
    return made;
  }

  async #offer(id: number, made: VoiceLink): Promise<void> {
    const { peer } = made;
    const { sender } = peer.addTransceiver('audio', {
      direction: 'sendrecv',
      sendEncodings: [{ maxBitrate: MOST_BITS }],
    });
    made.sender = sender;
    if (this.#track) await sender.replaceTrack(this.#track);
    await peer.setLocalDescription(await peer.createOffer());
    if (peer.localDescription) this.#signal(id, made, { description: peer.localDescription });
  }

  /** The one who offers does, when the network of one of the two has changed. */
  #lookAgain(id: number, made: VoiceLink): void {
    const { peer } = made;
    peer.addEventListener('connectionstatechange', () => {
      if (peer.connectionState === 'connected') made.tries = 0;
      const wait = peer.connectionState === 'failed' ? AGAIN_MS[made.tries++] : undefined;
      if (wait === undefined) return;
      made.again = setTimeout(
        () =>
          this.#then(id, made, async () => {
            await peer.setLocalDescription(await peer.createOffer({ iceRestart: true }));
            if (peer.localDescription) this.#signal(id, made, { description: peer.localDescription });
          }),
        wait,
      );
    });
  }

  #hear({ from, link, signal }: SignalNews): void {
    const made = this.#links.get(from);
    if (!made || made.number !== link) return;
    const said = read(signal);
    if (said) this.#then(from, made, () => this.#take(from, made, said));
  }

  async #take(id: number, made: VoiceLink, { description, candidates = [] }: Signal): Promise<void> {
    const { peer } = made;
    if (description) {
      await peer.setRemoteDescription(description);
      if (description.type === 'offer') {
        const transceiver = peer.getTransceivers().find(({ receiver }) => receiver.track.kind === 'audio');
        if (transceiver) {
          transceiver.direction = 'sendrecv';
          made.sender = transceiver.sender;
          if (this.#track) await transceiver.sender.replaceTrack(this.#track);
        }
        await peer.setLocalDescription(await peer.createAnswer());
        if (peer.localDescription) this.#signal(id, made, { description: peer.localDescription });
      }
    }
    for (const candidate of candidates) await peer.addIceCandidate(candidate);
  }

  #then(id: number, made: VoiceLink, act: () => Promise<void>): void {
    made.work = made.work.then(async () => {
      if (this.#links.get(id) === made) await act();
    });
    // A link that does not come about is silent; the server makes another one when the two meet again.
    made.work = made.work.catch(() => this.#close(id));
  }

  #signal(to: number, { number }: VoiceLink, signal: Signal): void {
    void this.#needs.link.act({ kind: 'signal', to, link: number, signal: JSON.stringify(signal) });
  }

  #closeAll(): void {
    for (const id of [...this.#links.keys()]) this.#close(id);
    this.#needs.onCount(0, 0);
  }

  #close(id: number): void {
    const made = this.#links.get(id);
    if (!made) return;
    this.#links.delete(id);
    clearTimeout(made.sends);
    clearTimeout(made.again);
    made.peer.close();
    this.#needs.sound.remove(id);
  }
}

/** What came from another browser is read with care: anything else is nothing. */
function read(text: string): Signal | null {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? (said as Signal) : null;
  } catch {
    return null;
  }
}
