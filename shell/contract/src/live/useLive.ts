import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '../api.ts';
import { asApiError, isApiError } from '../asApiError.ts';
import { useShell } from '../ctx.ts';
import type { ListResource, ListState, LiveState, ValueResource } from './Live.ts';
import type { ListSource, ValueSource } from './sources.ts';

type Acts<Resource> = Omit<Resource, 'subscribe' | 'read'>;

/** A list in its faces, and what can be done with it. */
export type LiveListState<Item> = Acts<ListResource<Item>> &
  Omit<ListState<Item>, 'status' | 'error'> &
  ({ status: 'loading' | 'ready' } | { status: 'failed'; error: ApiError });

/** A value in its faces. */
export type LiveValueState<Value> = Acts<ValueResource<Value>> & { isBusy: boolean } & (
    | { status: 'loading' }
    | { status: 'ready'; value: Value }
    | { status: 'failed'; error: ApiError }
  );

/** A list that is loaded page by page and stays right: what is heard of it shows, and no older answer takes it back. */
export function useLiveList<Item, Input>(
  source: ListSource<Item, Input>,
  ...[input]: undefined extends Input ? [input?: Input] : [input: Input]
): LiveListState<Item> {
  const { live } = useShell();
  const list = useSame(() => live.list<Item, Input>(source, input as Input), source, input);
  const state = useSyncExternalStore(list.subscribe, list.read);
  const face = useFace(state, source.call);
  return useMemo(() => {
    const { subscribe: _, read: __, ...acts } = list;
    return { ...acts, ...state, ...face };
  }, [list, state, face]);
}

/** A call whose answer stays right. */
export function useLiveValue<Value, Input>(
  source: ValueSource<Value, Input>,
  ...[input]: undefined extends Input ? [input?: Input] : [input: Input]
): LiveValueState<Value> {
  const { live } = useShell();
  const one = useSame(() => live.value<Value, Input>(source, input as Input), source, input);
  const state = useSyncExternalStore(one.subscribe, one.read);
  const face = useFace(state, source.call);
  return useMemo(() => {
    const { subscribe: _, read: __, ...acts } = one;
    // There is a value when it is ready.
    return { ...acts, ...state, ...face } as LiveValueState<Value>;
  }, [one, state, face]);
}

/** While the answer to another question is on its way, the one before stays on screen. */
export function useLastReady<State extends { status: string }>(now: State): State {
  const [last, setLast] = useState(now);
  if (now !== last && now.status !== 'loading') setLast(now);
  return now.status === 'loading' ? last : now;
}

/** A new object with the same words in it is the same question. */
function useSame<Resource>(open: () => Resource, source: object, input: unknown): Resource {
  const { live } = useShell();
  const question = JSON.stringify(input ?? null);
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(open, [live, source, question]);
}

function useFace(
  { status, error }: LiveState,
  call: string,
): { status: 'loading' | 'ready' } | { status: 'failed'; error: ApiError } {
  const { report } = useShell();
  const isOdd = status === 'failed' && !isApiError(error);
  useEffect(() => {
    if (isOdd) report(error, `call ${call}`);
  }, [isOdd, error, call, report]);
  return useMemo(
    () => (status === 'failed' ? { status, error: asApiError(error) } : { status }),
    [status, error],
  );
}
