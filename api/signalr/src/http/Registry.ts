import { type Connection } from '../connection/Connection.ts';

/** Every connection of a hub on this node from its negotiation on, by its secret token. */
export class Registry {
  readonly #byToken = new Map<string, Connection>();
  readonly #perUser = new Map<string, number>();

  get count(): number {
    return this.#byToken.size;
  }

  get(token: string): Connection | undefined {
    return this.#byToken.get(token);
  }

  all(): Connection[] {
    return [...this.#byToken.values()];
  }

  countOf(userId: string): number {
    return this.#perUser.get(userId) ?? 0;
  }

  add(connection: Connection): void {
    this.#byToken.set(connection.token, connection);
    this.#count(connection, 1);
  }

  remove(connection: Connection): void {
    if (this.#byToken.delete(connection.token)) this.#count(connection, -1);
  }

  #count({ caller: { userId } }: Connection, change: number): void {
    if (userId === null) return;
    const count = this.countOf(userId) + change;
    if (count > 0) this.#perUser.set(userId, count);
    else this.#perUser.delete(userId);
  }
}
