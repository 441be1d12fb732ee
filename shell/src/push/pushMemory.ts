/** What this browser remembers of being registered for pushes. The worker reads it too, so it lies in a database. */
export interface PushMemory {
  deviceId: string;
  userId: string;
  /** Where the browser's own service takes pushes for it; another one means that this is out of date. */
  endpoint: string;
}

const NAME = 'plaza:push';
const STORE = 'device';

export async function readPushDevice(): Promise<PushMemory | undefined> {
  return using('readonly', (store) => store.get(STORE));
}

export async function keepPushDevice(memory: PushMemory): Promise<void> {
  await using('readwrite', (store) => store.put(memory, STORE));
}

export async function forgetPushDevice(): Promise<void> {
  await using('readwrite', (store) => store.delete(STORE));
}

async function using<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<Value> {
  const opening = indexedDB.open(NAME, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await settle<IDBDatabase>(opening);
  try {
    return await settle<Value>(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settle<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Value));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')));
  });
}
