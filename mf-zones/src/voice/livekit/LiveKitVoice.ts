import type { VoiceTicket, ZoneNews } from '@plaza/api-contract';
import { Track, type RemoteParticipant } from 'livekit-client';
import type { ZoneLink } from '../../link/ZoneLink.ts';
import type { SpatialSound } from '../SpatialSound.ts';
import type { VoiceEngine } from '../VoiceEngine.ts';
import { Call, CallEvent } from './call.ts';

type VoiceNews = Extract<ZoneNews, { kind: 'voice' }>;

interface LiveKitNeeds {
  link: ZoneLink;
  /** A ticket for the copy of the zone one is in now. */
  ticket: () => Promise<VoiceTicket | null>;
  sound: Pick<SpatialSound, 'add' | 'remove' | 'close'>;
  onCount: (links: number, more: number) => void;
  open?: () => Call;
}

/** A talker takes no more than this, in bits a second. */
const MOST_BITS = 28_000;

/**
 * The voices of a zone through a LiveKit server: one connection instead of one to each. The hub's lists say who is heard;
 * and one's own voice is given to nobody else, which the LiveKit server sees to.
 */
export class LiveKitVoice implements VoiceEngine {
  readonly #needs: LiveKitNeeds;
  readonly #near = new Set<number>();
  readonly #off: (() => void)[];
  #call: Call | null = null;
  #track: MediaStreamTrack | null = null;
  #isClosed = false;
  #more = 0;
  /** One thing after the other: a ticket that comes late must not open a connection that nobody wants any more. */
  #work: Promise<void>;

  constructor(needs: LiveKitNeeds) {
    this.#needs = needs;
    const { link } = needs;
    this.#off = [
      link.on('voice', (news) => this.#hear(news)),
      // After a break one may be in another copy, under another number.
      link.on('welcome', () => {
        this.#leave();
        void this.#then(() => this.#enter());
      }),
      link.on('left', ({ id }) => this.#part(id)),
    ];
    this.#work = this.#enter().catch(() => undefined);
  }

  async speak(track: MediaStreamTrack | null): Promise<void> {
    this.#track = track;
    await this.#then(() => this.#publish());
  }

  close(): void {
    this.#isClosed = true;
    for (const off of this.#off) off();
    this.#leave();
    this.#needs.sound.close();
  }

  async #enter(): Promise<void> {
    const ticket = await this.#needs.ticket();
    if (!ticket || this.#isClosed) return;
    void this.#call?.disconnect(false);
    const call = this.#needs.open?.() ?? new Call({ stopLocalTrackOnUnpublish: false });
    this.#call = call;
    call.on(CallEvent.TrackPublished, (_track, participant) => this.#listen(participant));
    call.on(CallEvent.TrackSubscribed, ({ mediaStreamTrack }, _track, { identity }) => {
      if (this.#near.has(Number(identity)))
        this.#needs.sound.add(Number(identity), new MediaStream([mediaStreamTrack]));
    });
    call.on(CallEvent.TrackUnsubscribed, (_track, _publication, { identity }) =>
      this.#needs.sound.remove(Number(identity)),
    );
    // Before the first word: nobody hears one whom the hub has not named.
    this.#allow();
    await call.connect(ticket.url, ticket.token, { autoSubscribe: false });
    for (const participant of call.remoteParticipants.values()) this.#listen(participant);
    await this.#publish();
  }

  async #publish(): Promise<void> {
    const local = this.#call?.localParticipant;
    if (!local) return;
    const published = [...local.trackPublications.values()].flatMap(({ track }) => track ?? []);
    for (const { mediaStreamTrack } of published)
      if (mediaStreamTrack !== this.#track) await local.unpublishTrack(mediaStreamTrack, false);
    if (!this.#track || published.some(({ mediaStreamTrack }) => mediaStreamTrack === this.#track)) return;
    this.#allow();
    await local.publishTrack(this.#track, {
      ...{ source: Track.Source.Microphone, dtx: true, audioPreset: { maxBitrate: MOST_BITS } },
    });
  }

  #hear({ open, close, more }: VoiceNews): void {
    for (const id of close) this.#part(id);
    for (const { id } of open) this.#near.add(id);
    this.#more = more;
    this.#changed();
  }

  #part(id: number): void {
    if (!this.#near.delete(id)) return;
    this.#needs.sound.remove(id);
    this.#changed();
  }

  /** Both ways at once: whom one hears, and by whom one is heard. */
  #changed(): void {
    this.#allow();
    for (const participant of this.#call?.remoteParticipants.values() ?? []) this.#listen(participant);
    this.#needs.onCount(this.#near.size, this.#more);
  }

  #allow(): void {
    this.#call?.localParticipant.setTrackSubscriptionPermissions(
      false,
      [...this.#near].map((id) => ({ participantIdentity: String(id), allowAll: true })),
    );
  }

  #listen(participant: Pick<RemoteParticipant, 'identity' | 'trackPublications'>): void {
    const isNear = this.#near.has(Number(participant.identity));
    for (const publication of participant.trackPublications.values())
      if ('setSubscribed' in publication) publication.setSubscribed(isNear);
  }

  #then(act: () => Promise<void>): Promise<void> {
    // A server that is not there is silence; the next welcome tries again.
    this.#work = this.#work.then(act).catch(() => undefined);
    return this.#work;
  }

  #leave(): void {
    const call = this.#call;
    this.#call = null;
    for (const id of this.#near) this.#needs.sound.remove(id);
    this.#near.clear();
    this.#needs.onCount(0, 0);
    void call?.disconnect(false);
  }
}
