type Rows = Map<IDBValidKey, unknown>;

/** As much of a browser's database as the shelf of files uses, in memory. */
export class TestIndexedDb {
  readonly rows: Rows = new Map();

  open(): IDBOpenDBRequest {
    return answering({
      createObjectStore: () => undefined,
      close: () => undefined,
      transaction: () => new TestTransaction(this.rows),
    }) as unknown as IDBOpenDBRequest;
  }

  /** For `globalThis`, which wants the whole. */
  get asBrowsers(): IDBFactory {
    return this as unknown as IDBFactory;
  }
}

class TestTransaction {
  oncomplete: () => void = () => undefined;
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
    setTimeout(() => this.oncomplete());
  }

  objectStore() {
    const rows = this.#rows;
    return {
      put: (value: unknown, key: IDBValidKey) => answering(rows.set(key, value) && key),
      get: (key: IDBValidKey) => answering(rows.get(key)),
      getAll: () => answering([...rows.values()]),
      getAllKeys: () => answering([...rows.keys()]),
      delete: (key: IDBValidKey) => answering(void rows.delete(key)),
    };
  }
}

function answering<T>(result: T) {
  const request: { result: T; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}
