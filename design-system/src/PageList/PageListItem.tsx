import type { CustomItemComponentProps } from 'virtua';

/** The place of one item. It says nothing to ears: the article in it does. */
export function PageListItem({ ref, style, index, children }: CustomItemComponentProps) {
  return (
    <div ref={ref} style={style} data-index={index}>
      {children}
    </div>
  );
}
