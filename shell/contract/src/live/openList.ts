import type { ListResource, ListState } from './Live.ts';
import type { CellState } from './LiveCell.ts';
import type { Change } from './OrderedValue.ts';
import { type AnySource, Resource, type ResourceNeeds } from './Resource.ts';
import type { ListSource, Page } from './sources.ts';

/** A list that is loaded anew comes as long as it was, up to so many pages. */
const MOST_PAGES = 10;

/** A list with pages that stays right. */
export function openList<Item>(
  needs: ResourceNeeds,
  source: ListSource<Item>,
  input: object = {},
): { resource: Resource<Page<Item>>; face: ListResource<Item> } {
  const toPage = (answer: unknown) => (source.page ? source.page(answer as never) : asPage<Item>(answer));
  const resource = new Resource<Page<Item>>(needs, source as AnySource, input, {
    async load(ask, now) {
      let page = toPage(await ask({}));
      for (let pages = 1; pages < MOST_PAGES && page.next !== null; pages += 1) {
        if (page.items.length >= (now()?.items.length ?? 0)) break;
        page = append(source, page, toPage(await ask({ cursor: page.next })));
      }
      return page;
    },
    apply(page, handle) {
      const items = handle(page.items) as readonly Item[] | 'again';
      return items === 'again' ? items : { ...page, items };
    },
  });
  const { cell } = resource;

  let more: ListState<Item>['more'] = 'idle';
  const watchers = new Set<() => void>();
  const setMore = (next: typeof more) => {
    more = next;
    for (const watcher of watchers) watcher();
  };
  let shown: { of: CellState<Page<Item>>; state: ListState<Item> } | undefined;
  const read = (): ListState<Item> => {
    const of = cell.read();
    if (shown?.of !== of || shown.state.more !== more) shown = { of, state: stateOf(of, more) };
    return shown.state;
  };
  const onItems =
    (change: Change<readonly Item[]>): Change<Page<Item>> =>
    (page) => ({ ...page, items: change(page.items) });

  return {
    resource,
    face: {
      read,
      subscribe(listener) {
        watchers.add(listener);
        const leave = resource.watch(listener);
        return () => {
          watchers.delete(listener);
          leave();
        };
      },
      retry: resource.retry,
      refetch: resource.refetch,
      hear: (change) => cell.hear(onItems(change)),
      change: (change, send) =>
        cell.change(onItems(change), async () => {
          const answer = await send();
          return answer && onItems(answer);
        }),
      async loadMore() {
        const cursor = cell.read().value?.next;
        if (typeof cursor !== 'string' || more === 'loading') return;
        setMore('loading');
        const load = async (signal: AbortSignal) => {
          const older = toPage(await resource.call({ cursor }, signal));
          return (page: Page<Item>) => append(source, page, older);
        };
        await cell.grow(load).then(
          () => setMore('idle'),
          () => setMore('failed'),
        );
      },
    },
  };
}

function stateOf<Item>(
  { status, value, error, isBusy }: CellState<Page<Item>>,
  more: ListState<Item>['more'],
): ListState<Item> {
  const hasMore = (value?.next ?? null) !== null;
  return { status, items: value?.items ?? [], hasMore, more, error, isBusy };
}

/** Between two pages something may have come on top and moved an item to the next. */
function append<Item>({ key }: ListSource<Item>, page: Page<Item>, older: Page<Item>): Page<Item> {
  const known = new Set(page.items.map(key));
  return {
    items: [...page.items, ...older.items.filter((item) => !known.has(key(item)))],
    next: older.next,
  };
}

/** New lists answer `{ items, next }`; a plain list is a whole one. */
function asPage<Item>(answer: unknown): Page<Item> {
  // The types of `liveList` let nothing else through.
  return Array.isArray(answer) ? { items: answer, next: null } : (answer as Page<Item>);
}
