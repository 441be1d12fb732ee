import { useMemo, useRef, useState } from 'react';
import { Button } from '../../Button/index.ts';
import { PageList, type PageListPlace, type PageListProps } from '../index.ts';

/** A hundred thousand, numbered like letters in a box. */
export function lettersFrom(first: number): number[] {
  return Array.from({ length: 100_000 - first }, (_, index) => first + index);
}

/** Every third is longer than the others. */
export function Letter({ number, place }: { number: number; place: number }) {
  return (
    // The articles of a feed take the focus: ARIA's pattern for it says so.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <article tabIndex={0} aria-label={`Letter ${number}`} aria-posinset={place} aria-setsize={-1}>
      <p>
        Letter {number}.{' '}
        {number % 3 === 0 ? 'The lamps are lit, and somebody plays by the fountain. '.repeat(8) : ''}
      </p>
    </article>
  );
}

export const barStyle = { position: 'fixed', zIndex: 1, insetBlockStart: 0 } as const;

/** Half of the letters, and a button for twenty more on top of them. */
export function MoreAbove(args: PageListProps<number>) {
  const [first, setFirst] = useState(50_000);
  const items = useMemo(() => lettersFrom(first), [first]);
  return (
    <>
      <div style={barStyle}>
        <Button size="s" onClick={() => setFirst(first - 20)}>
          New ones
        </Button>
      </div>
      <PageList {...args} items={items} />
    </>
  );
}

/** A page that one can leave, and that brings one back to where one rested. */
export function Visits(args: PageListProps<number>) {
  const [visit, setVisit] = useState({ number: 1, place: args.goTo });
  const place = useRef<PageListPlace>(undefined);
  return (
    <>
      <div style={{ blockSize: 348 }}>The head of the page</div>
      <div style={barStyle}>
        <Button size="s" onClick={() => setVisit({ number: visit.number + 1, place: place.current })}>
          Leave and come back
        </Button>
      </div>
      <PageList
        {...args}
        key={visit.number}
        goTo={visit.place}
        onRest={(rest) => {
          place.current = rest.place;
          args.onRest?.(rest);
        }}
      />
    </>
  );
}
