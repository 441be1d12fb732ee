import type { CallInput, CatalogueGame, CatalogueVideo } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';

export type Kind = 'games' | 'videos';
export type GameFields = CallInput<'POST /catalogue/games'>['body'];
export type VideoFields = CallInput<'POST /catalogue/videos'>['body'];

/** A game or a video; without an id it is a new one. */
export type Entry =
  | { kind: 'games'; id: string | null; fields: GameFields }
  | { kind: 'videos'; id: string | null; fields: VideoFields };

export function entryOf(kind: Kind, { id, ...fields }: CatalogueGame | CatalogueVideo): Entry {
  // The kind is of the list that it came in.
  return { kind, id, fields } as Entry;
}

export function newEntry(kind: Kind): Entry {
  const common = { slug: '', title: '', url: '', on_mobile: true, on_pc: true, is_hidden: false };
  return kind === 'games'
    ? { kind, id: null, fields: { ...common, width: 800, height: 600, line: null } }
    : { kind, id: null, fields: { ...common, kind: 'file', poster: null, captions: null } };
}

/** `seen` is how it stood before: what is no different from it stays as somebody else may have made it. */
export function saveEntry(api: ApiClient, entry: Entry, seen: Entry): Promise<unknown> {
  const { id } = entry;
  if (entry.kind === 'games') {
    const body = entry.fields;
    if (!id) return api.call('POST /catalogue/games', { body });
    // One of a kind was seen as one of its kind.
    const before = seen.fields as GameFields;
    return api.call('PUT /catalogue/games/:id', { params: { id }, body: { ...body, seen: before } });
  }
  const body = entry.fields;
  if (!id) return api.call('POST /catalogue/videos', { body });
  const before = seen.fields as VideoFields;
  return api.call('PUT /catalogue/videos/:id', { params: { id }, body: { ...body, seen: before } });
}

/** `seen` is the order that was shown: where somebody else has made it another one, nothing is moved. */
export function saveOrder(api: ApiClient, kind: Kind, ids: string[], seen: string[]): Promise<unknown> {
  const body = { ids, seen };
  return kind === 'games'
    ? api.call('PUT /catalogue/games/order', { body })
    : api.call('PUT /catalogue/videos/order', { body });
}

/** As it is kept now. */
export async function readEntry(api: ApiClient, { kind, id }: Entry): Promise<Entry | undefined> {
  const catalogue = await api.call('GET /catalogue');
  const entries: readonly (CatalogueGame | CatalogueVideo)[] = catalogue[kind];
  const now = entries.find((one) => one.id === id);
  return now && entryOf(kind, now);
}
