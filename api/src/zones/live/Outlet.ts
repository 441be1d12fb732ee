import { eachOfFrame, encodeFrame, type MovedPerson, type ZoneNews } from '@plaza/api-contract';

/** More than this waits for nobody: whoever is so slow comes back and begins anew. */
const MOST_WAITING = 600;
/** A slow page has no use for where people were: beyond so many the oldest two become one. */
const MOST_FRAMES = 4;

/** What one visitor is to be told, in order, as fast as their connection takes it. */
export class Outlet {
  #waiting: ZoneNews[] = [];
  #frames = 0;
  #ended = false;
  #wake: () => void = () => undefined;

  get isOver(): boolean {
    return this.#ended;
  }

  push(news: ZoneNews): void {
    if (this.#ended) return;
    if (typeof news === 'string') {
      if (this.#frames < MOST_FRAMES) this.#frames += 1;
      else this.#joinOldest();
    }
    this.#waiting.push(news);
    if (this.#waiting.length > MOST_WAITING) this.#ended = true;
    this.#wake();
  }

  /** Nothing comes after what is there. */
  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** In what becomes of them each person is where they were last. */
  #joinOldest(): void {
    const frames = this.#waiting.flatMap((news, at) => (typeof news === 'string' ? { news, at } : []));
    const [first, second] = frames;
    if (!first || !second) return;
    const people = new Map<number, MovedPerson>();
    for (const { news } of [first, second])
      eachOfFrame(news, (person) => {
        const jumped = person.jumped || people.get(person.id)?.jumped === true;
        people.set(person.id, { ...person, jumped });
      });
    this.#waiting[second.at] = encodeFrame([...people.values()]);
    this.#waiting.splice(first.at, 1);
  }

  async *read(signal: AbortSignal): AsyncGenerator<ZoneNews> {
    const stop = () => this.#wake();
    signal.addEventListener('abort', stop);
    try {
      while (!signal.aborted) {
        const news = this.#waiting.shift();
        if (news === undefined) {
          if (this.#ended) return;
          await new Promise<void>((resolve) => (this.#wake = resolve));
          continue;
        }
        if (typeof news === 'string') this.#frames -= 1;
        yield news;
      }
    } finally {
      signal.removeEventListener('abort', stop);
      this.#ended = true;
    }
  }
}
