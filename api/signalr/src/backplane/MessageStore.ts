/** Where messages wait for the other nodes while only their ids are notified. */
export interface MessageStore {
  /** Answers one id per payload, in the same order. */
  save(payloads: readonly string[]): Promise<readonly string[]>;
  /** By id; one that is no longer there is left out. */
  load(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
