import { type Carried } from '../connection/Carried.ts';

/** Every connection of an address on this node from its negotiation on, by its secret token. */
export class ConnectionTable {
  readonly #byToken = new Map<string, Carried>();
  readonly #perUser = new Map<string, number>();

  get count(): number {
    return this.#byToken.size;
  }

  get(token: string): Carried | undefined {
    return this.#byToken.get(token);
  }

  all(): Carried[] {
    return [...this.#byToken.values()];
  }

  countOf(userId: string): number {
    return this.#perUser.get(userId) ?? 0;
  }

  add(connection: Carried): void {
    this.#byToken.set(connection.token, connection);
    this.#count(connection, 1);
  }

  remove(connection: Carried): void {
    if (this.#byToken.delete(connection.token)) this.#count(connection, -1);
  }

  #count({ caller: { userId } }: Carried, change: number): void {
    if (userId === null) return;
    const count = this.countOf(userId) + change;
    if (count > 0) this.#perUser.set(userId, count);
    else this.#perUser.delete(userId);
  }
}
