import { type Backplane } from '../backplane/Backplane.ts';

interface Topic {
  count: number;
  isFollowed: boolean;
  /** What is being done about it: one thing after the other. */
  work: Promise<void>;
}

/** Follows each topic as long as anyone here needs it. */
export class Following {
  readonly #backplane: Backplane;
  readonly #onTrouble: (error: unknown) => void;
  readonly #topics = new Map<string, Topic>();

  constructor(backplane: Backplane, onTrouble: (error: unknown) => void) {
    this.#backplane = backplane;
    this.#onTrouble = onTrouble;
  }

  /** Resolves when the topic is followed, or has turned out not to be followed for now. */
  add(name: string): Promise<void> {
    const topic = this.#topics.get(name) ?? { count: 0, isFollowed: false, work: Promise.resolve() };
    this.#topics.set(name, topic);
    topic.count += 1;
    return this.#settle(name, topic);
  }

  remove(name: string): void {
    const topic = this.#topics.get(name);
    if (!topic) return;
    topic.count -= 1;
    if (topic.count === 0) void this.#settle(name, topic);
  }

  /** After an outage: whatever could not be followed then. */
  async retry(): Promise<void> {
    await Promise.all([...this.#topics].map(([name, topic]) => this.#settle(name, topic)));
  }

  #settle(name: string, topic: Topic): Promise<void> {
    topic.work = topic.work.then(async () => {
      const isWanted = topic.count > 0;
      if (isWanted !== topic.isFollowed) {
        try {
          await (isWanted ? this.#backplane.follow(name) : this.#backplane.unfollow(name));
          topic.isFollowed = isWanted;
        } catch (error) {
          this.#onTrouble(error);
        }
      }
      if (topic.count === 0 && this.#topics.get(name) === topic) this.#topics.delete(name);
    });
    return topic.work;
  }
}
