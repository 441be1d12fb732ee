import { type Connection } from '../connection/Connection.ts';
import { type Address } from '../hub/address.ts';

/** Who is here, on this node: by id, by user, by group. */
export class Members {
  readonly #byId = new Map<string, Connection>();
  readonly #byUser = new Map<string, Set<Connection>>();
  readonly #byGroup = new Map<string, Set<Connection>>();

  get count(): number {
    return this.#byId.size;
  }

  get(id: string): Connection | undefined {
    return this.#byId.get(id);
  }

  all(): IterableIterator<Connection> {
    return this.#byId.values();
  }

  has(kind: 'user' | 'group', name: string): boolean {
    return this.#index(kind).has(name);
  }

  add(connection: Connection): void {
    this.#byId.set(connection.id, connection);
    const { userId } = connection.caller;
    if (userId !== null) addTo(this.#byUser, userId, connection);
  }

  /** False when it was not here. */
  remove(connection: Connection): boolean {
    if (!this.#byId.delete(connection.id)) return false;
    const { userId } = connection.caller;
    if (userId !== null) removeFrom(this.#byUser, userId, connection);
    for (const group of connection.groups ?? []) removeFrom(this.#byGroup, group, connection);
    connection.groups = null;
    return true;
  }

  join(connection: Connection, group: string): void {
    (connection.groups ??= new Set()).add(group);
    addTo(this.#byGroup, group, connection);
  }

  leave(connection: Connection, group: string): void {
    connection.groups?.delete(group);
    removeFrom(this.#byGroup, group, connection);
  }

  /** Everyone the address means, once each. */
  find({ kind, names, except, exceptUsers = [] }: Address): Iterable<Connection> {
    const found = kind === 'all' ? this.#byId.values() : this.#named(kind, names);
    return except.length + exceptUsers.length === 0 ? found : without(found, except, exceptUsers);
  }

  #named(kind: Exclude<Address['kind'], 'all'>, names: readonly string[]): Iterable<Connection> {
    if (kind === 'connection') {
      return new Set(names.flatMap((id) => this.#byId.get(id) ?? []));
    }
    const [first, ...others] = names.map((name) => this.#index(kind).get(name) ?? []);
    // The one group of the usual case is walked as it is; several may share members.
    return others.length === 0 ? (first ?? []) : new Set([first ?? [], ...others].flatMap((set) => [...set]));
  }

  #index(kind: 'user' | 'group'): Map<string, Set<Connection>> {
    return kind === 'user' ? this.#byUser : this.#byGroup;
  }
}

function* without(
  connections: Iterable<Connection>,
  ids: readonly string[],
  userIds: readonly string[],
): Generator<Connection> {
  const [left, users] = [new Set(ids), new Set(userIds)];
  for (const connection of connections) {
    const { userId } = connection.caller;
    if (!left.has(connection.id) && (userId === null || !users.has(userId))) yield connection;
  }
}

function addTo(index: Map<string, Set<Connection>>, name: string, connection: Connection): void {
  const set = index.get(name);
  if (set) set.add(connection);
  else index.set(name, new Set([connection]));
}

function removeFrom(index: Map<string, Set<Connection>>, name: string, connection: Connection): void {
  const set = index.get(name);
  set?.delete(connection);
  if (set?.size === 0) index.delete(name);
}
