import type { SignedEntry } from '@plaza/api-contract';
import { keysDatabase } from './keysDatabase.ts';
import type { KeptKeys, KeyShelf } from './KeyShelf.ts';

const STORE = 'kept';
const OWN = 'own';
const PERSON = 'person ';

interface KeptChain {
  person: string;
  chain: readonly SignedEntry[];
}

/**
 * One database for each person, `plaza:keys:7`. Pages and the worker open it for a moment only, so that nobody stands in
 * the way of who wants to delete it.
 */
export function browserShelf(factory: IDBFactory = indexedDB): KeyShelf {
  function read<Value>(userId: string, key: string): Promise<Value | undefined> {
    return using(factory, userId, 'readonly', (store) => store.get(key));
  }
  const write = async (userId: string, key: string, value: unknown) => {
    await using(factory, userId, 'readwrite', (store) => store.put(value, key));
  };
  return {
    async people() {
      const names = ((await factory.databases?.()) ?? []).map(({ name = '' }) => name);
      return names
        .filter((name) => name.startsWith(keysDatabase))
        .map((name) => name.slice(keysDatabase.length));
    },
    read: (userId) => read<KeptKeys>(userId, OWN),
    write: (kept) => write(kept.userId, OWN, kept),
    chainOf: async (userId, person) => (await read<KeptChain>(userId, PERSON + person))?.chain,
    keepChain: (userId, person, chain) => write(userId, PERSON + person, { person, chain }),
    async allChains(userId) {
      const all = IDBKeyRange.bound(PERSON, `${PERSON}\uffff`);
      const kept = await using<KeptChain[] | undefined>(factory, userId, 'readonly', (store) =>
        store.getAll(all),
      );
      return new Map(kept?.map(({ person, chain }) => [person, chain]));
    },
    async forget(userId) {
      // What remotes keep sealed for a person lies in `plaza:chat:7`: without the keys nobody can read it any more.
      for (const { name = '' } of (await factory.databases?.()) ?? [])
        if (/^plaza:\w+:/.test(name) && name.endsWith(`:${userId}`)) factory.deleteDatabase(name);
      await settle(factory.deleteDatabase(keysDatabase + userId));
    },
  };
}

/** Looking makes no database: where there is none, there is nothing in it. */
async function using<Value>(
  factory: IDBFactory,
  userId: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<Value> {
  const database = await open(factory, keysDatabase + userId, mode === 'readwrite');
  if (!database) return undefined as Value;
  database.addEventListener('versionchange', () => database.close());
  try {
    const transaction = database.transaction(STORE, mode);
    const value = await settle<Value>(act(transaction.objectStore(STORE)));
    // What was accepted is kept only when its transaction is through: a page may be left before.
    if (mode === 'readwrite') await committed(transaction);
    return value;
  } finally {
    database.close();
  }
}

function open(factory: IDBFactory, name: string, isMade: boolean): Promise<IDBDatabase | undefined> {
  const opening = factory.open(name, 1);
  let isMissing = false;
  opening.addEventListener('upgradeneeded', () => {
    if (isMade) opening.result.createObjectStore(STORE);
    else {
      isMissing = true;
      opening.transaction?.abort();
    }
  });
  return settle<IDBDatabase>(opening).catch((error: unknown) => {
    if (isMissing) return undefined;
    throw error;
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The browser keeps nothing.'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

function settle<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Value));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')));
  });
}
