import type { ApiClient } from '../api.ts';
import type { Hub } from '../hub.ts';
import type { Session } from '../session.ts';
import type { Stream } from '../stream.ts';
import type { Live, ListResource, ValueResource } from './Live.ts';
import { LiveCell } from './LiveCell.ts';
import { openList } from './openList.ts';
import { openValue } from './openValue.ts';
import type { Resource } from './Resource.ts';
import type { ListSource, ValueSource } from './sources.ts';

/** So many that nobody looks at are kept for when somebody comes back. */
const MOST_KEPT = 40;

interface Opened {
  resource: Pick<Resource<never>, 'isWatched' | 'start' | 'stop'> & { cell: { forget(): void } };
  face: Watched;
  forget(): void;
}

interface Watched {
  subscribe(listener: () => void): () => void;
}

/** All live data of one page, for whoever is logged in. */
export class LiveStore {
  readonly #needs: { api: ApiClient; hub: Hub };
  readonly #bySource = new WeakMap<object, Map<string, Opened>>();
  /** The longest unused first. */
  readonly #opened = new Set<Opened>();
  readonly #cells = new Set<WeakRef<{ forget(): void }>>();
  #userId: string | undefined;

  constructor({ session$, ...needs }: { api: ApiClient; hub: Hub; session$: Stream<Session> }) {
    this.#needs = needs;
    session$.subscribe({ next: (session) => this.#look(session) });
  }

  /** What one life of a remote is given. What it still watches at its end is let go of. */
  lend(): { live: Live; end(): void } {
    const ends = new Set<() => void>();
    const faces = new WeakMap<Watched, Watched>();
    const lent = (face: Watched): Watched => {
      const subscribe = (listener: () => void) => {
        const leave = face.subscribe(listener);
        const end = () => void (ends.delete(end) && leave());
        ends.add(end);
        return end;
      };
      const made = faces.get(face) ?? { ...face, subscribe };
      faces.set(face, made);
      return made;
    };
    // A source knows the types of what is opened for it; in one store they all lie together.
    const live: Live = {
      list: <Item, Input>(source: ListSource<Item, Input>, input: Input) =>
        lent(
          this.#open(source, input, (own) => openList(this.#needs, source as ListSource<Item>, own)),
        ) as ListResource<Item>,
      value: <Value, Input>(source: ValueSource<Value, Input>, input: Input) =>
        lent(
          this.#open(source, input, (own) => openValue(this.#needs, source as ValueSource<Value>, own)),
        ) as ValueResource<Value>,
      cell: <Value>() => this.#cell<Value>(),
    };
    return {
      live,
      end: () => {
        for (const end of ends) end();
      },
    };
  }

  #open(
    source: object,
    input: unknown,
    make: (input: object | undefined) => Pick<Opened, 'resource' | 'face'>,
  ): Watched {
    const question = JSON.stringify(input ?? null);
    const known = this.#bySource.get(source) ?? new Map<string, Opened>();
    this.#bySource.set(source, known);
    // The input of a call is an object, or nothing.
    const opened = known.get(question) ?? {
      ...make((input ?? undefined) as object | undefined),
      forget: () => known.delete(question),
    };
    known.set(question, opened);
    this.#opened.delete(opened);
    this.#opened.add(opened);
    this.#letGo();
    return opened.face;
  }

  #letGo(): void {
    const unused = [...this.#opened].filter(({ resource }) => !resource.isWatched);
    for (const one of unused.slice(0, Math.max(0, unused.length - MOST_KEPT))) {
      this.#opened.delete(one);
      one.forget();
    }
  }

  #cell<Value>(): LiveCell<Value> {
    const cell = new LiveCell<Value>();
    // It lives as long as its owner holds it. Only its forgetting is used of it here.
    this.#cells.add(new WeakRef(cell));
    return cell;
  }

  #look(session: Session): void {
    const userId = session.status === 'member' ? session.user.id : undefined;
    if (userId === this.#userId) return;
    this.#userId = userId;
    for (const ref of this.#cells) {
      const cell = ref.deref();
      if (cell) cell.forget();
      else this.#cells.delete(ref);
    }
    for (const { resource } of this.#opened) {
      const { isWatched } = resource;
      resource.stop();
      resource.cell.forget();
      // Who logs out asks for nothing more: what is still on screen leaves it in a moment.
      if (isWatched && userId !== undefined) resource.start();
    }
  }
}
