const listeners = new Set<() => void>();

/** The chat is left with something that waits: whoever goes on in this page takes it over. */
export function handOver(): void {
  for (const listener of listeners) listener();
}

export function whenHandedOver(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
