import { DRAWERS, type Drawer, type Drawers, memoryDrawers } from './Drawers.ts';

const VERSION = 1;

/**
 * The database of a person's chats in this browser. By its name the shell spares it when somebody else logs out, and takes
 * it away with the keys, without which nothing in it can be read.
 */
export async function openDrawers(userId: string): Promise<Drawers> {
  try {
    return drawersOf(await open(`plaza:chat:${userId}`));
  } catch {
    // A private window that keeps nothing, or a database that another version holds: the chat works all the same.
    return memoryDrawers();
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asking = indexedDB.open(name, VERSION);
    asking.addEventListener('upgradeneeded', () => {
      for (const drawer of DRAWERS) {
        if (!asking.result.objectStoreNames.contains(drawer)) asking.result.createObjectStore(drawer);
      }
    });
    asking.addEventListener('success', () => resolve(asking.result));
    asking.addEventListener('error', () => reject(asking.error ?? new Error('No database.')));
    asking.addEventListener('blocked', () => reject(new Error('Another tab holds the database.')));
  });
}

function drawersOf(database: IDBDatabase): Drawers {
  // A logout that takes the database away must not wait for this tab.
  database.addEventListener('versionchange', () => database.close());

  function run<Value>(
    drawer: Drawer,
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(drawer, mode);
      const request = act(transaction.objectStore(drawer));
      // The request alone may have succeeded in a transaction that finds no space afterwards.
      transaction.addEventListener('complete', () => resolve(request.result));
      const fail = () => reject(transaction.error ?? request.error ?? new Error('Not kept.'));
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
  }

  return {
    get: (drawer, key) => run(drawer, 'readonly', (store) => store.get(key)),
    all: (drawer) => run(drawer, 'readonly', (store) => store.getAll()),
    async put(drawer, key, value) {
      await run(drawer, 'readwrite', (store) => store.put(value, key));
    },
    async delete(drawer, key) {
      await run(drawer, 'readwrite', (store) => store.delete(key));
    },
    close: () => database.close(),
  };
}
