import { settled, type Thing, type ThingState, used } from './thing.ts';

/** What travels when something was used, and what is kept of it. */
export interface ThingNews extends ThingState {
  id: string;
}

/** How all things of a place are. Uses go out by `onUse`; what others did comes in by `take`. */
export class Board {
  /** Changes when a state does: solids that come and go are asked for again. */
  version = 0;
  readonly #things: ReadonlyMap<string, Thing>;
  readonly #states = new Map<string, ThingState>();
  readonly #now: () => number;
  readonly #listeners = new Set<(thing: Thing, state: ThingState) => void>();

  constructor(things: readonly Thing[], now: () => number = Date.now) {
    this.#things = new Map(things.map((thing) => [thing.id, thing]));
    this.#now = now;
  }

  get things(): Iterable<Thing> {
    return this.#things.values();
  }

  stateOf(id: string): ThingState {
    const thing = this.#things.get(id);
    return thing ? settled(thing, this.#states.get(id), this.#now()) : { state: '', since: 0 };
  }

  /** How it is and for how many seconds, as moving parts read it. */
  momentOf(id: string): { state: string; for: number } {
    const { state, since } = this.stateOf(id);
    return { state, for: Math.max(0, this.#now() - since) / 1000 };
  }

  /** `thing=state`, as solids that come and go ask. */
  isOn(when: string): boolean {
    const [id = '', state = ''] = when.split('=');
    return this.stateOf(id).state === state;
  }

  /** Uses a part of a thing; what to tell the others, or nothing when nothing came of it. */
  use(id: string, part: string): ThingNews | null {
    const thing = this.#things.get(id);
    const next = thing && used(thing, part, this.#states.get(id), this.#now());
    if (!thing || !next) return null;
    this.#set(thing, next);
    return { id, ...next };
  }

  /** Takes over what somebody else does now; what is unknown here is left alone. */
  take({ id, state, since }: ThingNews): void {
    const thing = this.#things.get(id);
    if (thing) this.#set(thing, { state, since });
  }

  /** Takes over how a thing was before one came: nobody hears of that. */
  keep({ id, state, since }: ThingNews): void {
    if (!this.#things.has(id)) return;
    this.#states.set(id, { state, since });
    this.version++;
  }

  /** Called whenever a hand changes a state, with the thing and its new state. */
  listen(listener: (thing: Thing, state: ThingState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #set(thing: Thing, next: ThingState): void {
    this.#states.set(thing.id, next);
    this.version++;
    for (const listener of this.#listeners) listener(thing, next);
  }
}
