/** What this browser keeps of a person's chats, by drawer and key. */
export const DRAWERS = ['epochs', 'pins', 'outbox', 'drafts'] as const;
export type Drawer = (typeof DRAWERS)[number];

/** A small database. What is put into it is there when the promise resolves, and after a reload. */
export interface Drawers {
  get<Value>(drawer: Drawer, key: string): Promise<Value | undefined>;
  all<Value>(drawer: Drawer): Promise<Value[]>;
  put(drawer: Drawer, key: string, value: unknown): Promise<void>;
  delete(drawer: Drawer, key: string): Promise<void>;
  close(): void;
}

/** For a browser that keeps nothing: what is not sent is gone with the page. */
export function memoryDrawers(): Drawers {
  const kept = new Map<string, unknown>();
  const prefix = (drawer: Drawer) => `${drawer}\n`;
  // Each was put in under its own drawer and key by who reads it again.
  return {
    async get<Value>(drawer: Drawer, key: string) {
      return kept.get(prefix(drawer) + key) as Value | undefined;
    },
    async all<Value>(drawer: Drawer) {
      return [...kept].flatMap(([key, value]) => (key.startsWith(prefix(drawer)) ? [value as Value] : []));
    },
    async put(drawer, key, value) {
      kept.set(prefix(drawer) + key, value);
    },
    async delete(drawer, key) {
      kept.delete(prefix(drawer) + key);
    },
    close: () => undefined,
  };
}
