import { type Backplane } from '../backplane/Backplane.ts';
import { type Clock } from '../clock.ts';
import { type Hub } from '../mounted/Hub.ts';
import { type Log } from '../log.ts';
import { Answers } from './Answers.ts';
import { Directory } from './Directory.ts';
import { type Envelope, seal, unseal } from './envelope.ts';
import { Following } from './Following.ts';
import { HubRelay } from './HubRelay.ts';
import { type ClusterState, Outage } from './Outage.ts';
import { receive } from './receive.ts';
import { hubTopic, NODES_TOPIC, nodeTopic } from './topics.ts';

export interface ClusterOptions {
  readonly backplane: Backplane;
  /** Where the other nodes reach this one, such as `http://10.0.0.7:8080`. Without it nothing is forwarded here. */
  readonly url?: string;
  /** Told when the other nodes can no longer be reached, and when they can again: time to catch up. */
  readonly onChange?: (state: ClusterState) => void;
}

interface ClusterParts extends ClusterOptions {
  readonly node: string;
  readonly clock: Clock;
  readonly log: Log;
}

const ANNOUNCE_MS = 5_000;
/** Several announcements may be missed before a node counts as gone. */
const FORGET_MS = 20_000;

/** This node among others: what its hubs say goes out, what others say comes in. */
export class Cluster {
  readonly node: string;
  readonly answers = new Answers();
  readonly following: Following;
  readonly #parts: ClusterParts;
  readonly #hubs = new Map<string, Hub>();
  readonly #directory = new Directory(FORGET_MS);
  readonly #outage: Outage;
  #stopAnnouncing: () => void = () => undefined;

  constructor(parts: ClusterParts) {
    this.#parts = parts;
    this.node = parts.node;
    this.#outage = new Outage(parts.log, (state) => {
      if (state === 'restored') void this.following.retry();
      parts.onChange?.(state);
    });
    this.following = new Following(parts.backplane, (error) => {
      parts.log({ level: 'warn', text: 'a topic of the backplane cannot be followed for now', error });
    });
  }

  async start(hubs: readonly Hub[]): Promise<void> {
    const { backplane, clock, node } = this.#parts;
    await backplane.start(node, {
      heard: (topic, payload) => this.#hear(topic, payload),
      lost: (error) => this.#outage.setDeaf(true, error),
      restored: () => this.#outage.setDeaf(false),
    });
    void this.following.add(NODES_TOPIC);
    const topics = [this.following.add(nodeTopic(node))];
    for (const hub of hubs) {
      this.#hubs.set(hub.path, hub);
      hub.router.relay = new HubRelay(this, hub.path);
      topics.push(this.following.add(hubTopic(hub.path, 'all')));
    }
    await this.orInTime(Promise.all(topics));
    this.#announce(true);
    this.#stopAnnouncing = clock.every(ANNOUNCE_MS, () => this.#announce(false));
  }

  async stop(): Promise<void> {
    this.#stopAnnouncing();
    this.post(NODES_TOPIC, { act: 'gone', from: this.node });
    await this.#parts.backplane.stop();
  }

  /** The address of another node, if there is such a node and it can be reached. */
  urlOf(node: string): string | null {
    return node === this.node ? null : this.#directory.urlOf(node, this.#parts.clock.now());
  }

  /** It could not be reached, and has posted nothing since. */
  isSilent(node: string): boolean {
    return this.#directory.isSilent(node);
  }

  noteSilence(node: string): void {
    this.#directory.silent(node);
  }

  /** Never fails: without a backplane the clients of this node still hear each other. */
  post(topic: string, envelope: Envelope): void {
    this.#parts.backplane.publish(topic, seal(envelope)).then(
      () => this.#outage.setMute(false),
      (error: unknown) => this.#outage.setMute(true, error),
    );
  }

  after(ms: number, run: () => void): () => void {
    return this.#parts.clock.after(ms, run);
  }

  /** Does not let a client wait for a backplane that is away. */
  async orInTime(following: Promise<unknown>): Promise<void> {
    if (this.#outage.isOn) return;
    let forget = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      forget = this.after(FOLLOW_MS, resolve);
    });
    await Promise.race([following, late]);
    forget();
  }

  #announce(isNew: boolean): void {
    const { url = null } = this.#parts;
    this.post(NODES_TOPIC, { act: 'here', from: this.node, url, isNew });
  }

  #hear(topic: string, payload: string): void {
    const envelope = unseal(payload);
    if (!envelope) return;
    switch (envelope.act) {
      case 'here':
        this.#directory.heard(envelope.from, envelope.url, this.#parts.clock.now());
        if (envelope.isNew) this.#announce(false);
        return;
      case 'gone':
        return this.#directory.gone(envelope.from);
      case 'answer':
        return this.answers.take(envelope);
      default: {
        const hub = this.#hubs.get(envelope.hub);
        if (hub) void receive(envelope, topic, hub, (answer) => this.post(nodeTopic(envelope.from), answer));
      }
    }
  }
}

/** How long joining a group waits for the backplane. */
const FOLLOW_MS = 1_000;
