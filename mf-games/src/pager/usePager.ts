import { useSearchParams } from 'react-router-dom';
import { stepAround } from './stepAround.ts';

/** Which one of a list is shown. The address keeps it, so a reload and a shared link show the same. */
export function usePager<Item>(items: readonly Item[], idOf: (item: Item) => string) {
  const [search, setSearch] = useSearchParams();
  const found = items.findIndex((item) => idOf(item) === search.get('at'));
  const index = Math.max(0, found);
  const step = (by: 1 | -1) => {
    const to = items[stepAround(index, by, items.length)];
    if (to) setSearch({ at: idOf(to) }, { replace: true });
  };
  return { index, item: items[index], next: items[stepAround(index, 1, items.length)], step };
}
