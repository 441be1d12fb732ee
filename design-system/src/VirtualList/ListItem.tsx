import type { CustomItemComponentProps } from 'virtua';

/** One row. The list does not know how many there are in all, because more come while one reads. */
export function ListItem({ ref, style, index, children }: CustomItemComponentProps) {
  return (
    <div ref={ref} style={style} role="listitem" aria-posinset={index + 1} aria-setsize={-1}>
      {children}
    </div>
  );
}
