import { BehaviorSubject } from 'rxjs';

interface Said {
  /** The remote that says it. */
  from: string;
  /** Undefined while it is still on its way. */
  title: string | undefined;
}

/** What the remotes call their pages. Of what one says, the latest counts. */
export class Titles {
  readonly said$ = new BehaviorSubject<readonly Said[]>([]);
  #servedAt: string | undefined;

  /** The server has given a title to the page that it sent. */
  constructor(servedAt: string) {
    this.#servedAt = servedAt;
  }

  /** Says it until the returned function is called. */
  say(from: string, title: string | undefined): () => void {
    const said = { from, title };
    this.said$.next([...this.said$.getValue(), said]);
    return () => this.said$.next(this.said$.getValue().filter((one) => one !== said));
  }

  /** Whether the visitor has been nowhere else yet, so that the title of the server is still right. */
  isServed(pathname: string): boolean {
    if (this.#servedAt !== pathname) this.#servedAt = undefined;
    return this.#servedAt !== undefined;
  }
}
