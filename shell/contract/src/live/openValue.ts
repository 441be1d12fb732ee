import type { ValueResource } from './Live.ts';
import { type AnySource, Resource, type ResourceNeeds } from './Resource.ts';
import type { ValueSource } from './sources.ts';

/** A call whose answer stays right. */
export function openValue<Value>(
  needs: ResourceNeeds,
  source: ValueSource<Value>,
  input: object = {},
): { resource: Resource<Value>; face: ValueResource<Value> } {
  const resource = new Resource<Value>(needs, source as AnySource, input, {
    load: async (ask) => (await ask({})) as Value,
    apply: (value, handle) => handle(value) as Value | 'again',
  });
  const { cell } = resource;
  return {
    resource,
    face: {
      subscribe: (listener) => resource.watch(listener),
      read: cell.read,
      retry: resource.retry,
      refetch: resource.refetch,
      hear: (change) => cell.hear(change),
      change: (change, send) => cell.change(change, send),
    },
  };
}
