import { memo, type ReactElement, type Ref } from 'react';

interface PageListRowProps<Item> {
  ref: Ref<HTMLDivElement>;
  item: Item;
  index: number;
  renderItem: (entry: { item: Item; index: number }) => ReactElement;
}

/** The place of one item. It says nothing to ears: the article in it does. */
function Row<Item>({ ref, item, index, renderItem }: PageListRowProps<Item>) {
  return (
    <div ref={ref} style={ofItsOwn} data-index={index}>
      {renderItem({ item, index })}
    </div>
  );
}

/** Drawn again only when something about it has changed, not with every row that comes or goes. */
export const PageListRow = memo(Row) as typeof Row;

/** When a row moves, nothing in it has to be laid out again. */
const ofItsOwn = { contain: 'layout style' };
