const NAME = 'feedDraft';
const STORE = 'files';
/** As much as one video. What does not fit beside it is sent all the same; only a closed page would lose it. */
const MOST_BYTES = 100 * 1024 * 1024;

export interface ShelvedFile {
  key: string;
  file: File;
}

/** Chosen files that are not on the server yet, in this browser's own database. The storage of the draft takes only text. */
export const fileShelf = {
  /** Keeps files as long as there is room. */
  async keep(files: readonly ShelvedFile[]): Promise<void> {
    let bytes = sizeOf(await inStore<File[]>('readonly', (store) => store.getAll()));
    for (const { key, file } of files) {
      if (bytes + file.size > MOST_BYTES) continue;
      bytes += file.size;
      await inStore('readwrite', (store) => store.put(file, key));
    }
  },

  read: (key: string) => inStore<File | undefined>('readonly', (store) => store.get(key)),

  /** Lets go of everything but what the draft still names. */
  sweep: (named: readonly string[]) =>
    inStore('readwrite', (store) => {
      const asked = store.getAllKeys();
      asked.onsuccess = () => {
        for (const key of asked.result) if (!named.some((name) => name === key)) store.delete(key);
      };
      return asked;
    }),
};

export type FileShelf = typeof fileShelf;

function sizeOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** One act in a transaction of its own. Nothing stays open, so that a logout can delete the whole. */
function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error ?? new Error('The database does not open.'));
    opening.onsuccess = () => {
      const database = opening.result;
      const work = database.transaction(STORE, mode);
      const asked = act(work.objectStore(STORE));
      work.oncomplete = () => {
        database.close();
        resolve(asked.result);
      };
      work.onabort = () => {
        database.close();
        reject(work.error ?? new Error('The database is full.'));
      };
    };
  });
}
