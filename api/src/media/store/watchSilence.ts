/** Gives up a call to a store that says nothing. */
export interface Silence {
  signal: AbortSignal;
  /** From now on something must be heard in time. */
  begin(): void;
  /** Nothing is waited for. */
  rest(): void;
  giveUp(): void;
}

/** Counts at once: the first word is waited for. */
export function watchSilence(ms: number): Silence {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const rest = () => clearTimeout(timer);
  const begin = () => {
    rest();
    timer = setTimeout(() => stop.abort(new Error(`The object store has said nothing for ${ms} ms.`)), ms);
  };
  begin();
  return {
    signal: stop.signal,
    begin,
    rest,
    giveUp() {
      rest();
      stop.abort();
    },
  };
}
