import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/index.ts';
import { PageList, type PageListPlace, type PageListProps } from './index.ts';

const meta = {
  title: 'Design system/PageList',
  component: PageList<number>,
  args: {
    label: 'Letters',
    items: lettersFrom(0),
    itemKey: keyOf,
    renderItem: ({ item, index }) => <Letter number={item} place={index + 1} />,
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof PageList<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

const rested = fn<NonNullable<PageListProps<number>['onRest']>>();

function keyOf({ item }: { item: number }) {
  return String(item);
}

/** A hundred thousand, numbered like letters in a box. */
function lettersFrom(first: number): number[] {
  return Array.from({ length: 100_000 - first }, (_, index) => first + index);
}

/** Every third is longer than the others. */
function Letter({ number, place }: { number: number; place: number }) {
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

export const HundredThousand: Story = {
  args: { onNearEnd: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('article', { name: 'Letter 0' });
    for (let screen = 1; screen <= 10; screen += 1) {
      window.scrollTo(0, screen * 30_000);
      await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(3));
      await expect(canvas.getByRole('feed').querySelectorAll('*').length).toBeLessThan(300);
    }
    await expect(args.onNearEnd).not.toHaveBeenCalled();
    window.scrollTo(0, 0);
  },
};

export const Empty: Story = { args: { items: [] } };

/** Page Down goes to the next article, Page Up back. */
export const WalksByPages: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('article', { name: 'Letter 1' })).focus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('article', { name: 'Letter 2' })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(canvas.getByRole('article', { name: 'Letter 0' })).toHaveFocus();
  },
};

/** Others come above; what one reads stays where it is. */
export const NewOnesCome: Story = {
  render: function Render(args: PageListProps<number>) {
    const [first, setFirst] = useState(50_000);
    return (
      <>
        <div style={{ position: 'sticky', zIndex: 1, insetBlockStart: 0 }}>
          <Button size="s" onClick={() => setFirst(first - 20)}>
            New ones
          </Button>
        </div>
        <PageList {...args} items={lettersFrom(first)} goTo={START} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const top = () => canvas.getByRole('article', { name: 'Letter 50009' }).getBoundingClientRect().top;
    await canvas.findByRole('article', { name: 'Letter 50009' });
    // There, and no longer on its way there.
    await waitFor(() => expect(Math.abs(top() - START.offsetPx)).toBeLessThan(2));
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'New ones' }));
    await waitFor(() => expect(Math.abs(top() - before)).toBeLessThan(2));
    window.scrollTo(0, 0);
  },
};

/** Who leaves and comes back finds what they read at the same height, whatever the page has above the list. */
export const ComesBack: Story = {
  render: function Render(args: PageListProps<number>) {
    const [visit, setVisit] = useState<{ number: number; place?: PageListPlace | undefined }>({ number: 1 });
    const place = useRef<PageListPlace>(undefined);
    return (
      <>
        <div style={{ blockSize: 348 }}>The head of the page</div>
        <div style={{ position: 'fixed', zIndex: 1, insetBlockStart: 0 }}>
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
  },
  args: { onRest: rested },
  play: async ({ canvas, userEvent }) => {
    rested.mockClear();
    await canvas.findByRole('article', { name: 'Letter 1' });
    window.scrollTo(0, 2000);
    await waitFor(() => expect(rested).toHaveBeenCalled());
    const { place } = rested.mock.lastCall?.[0] ?? {};
    const top = () =>
      canvas.getByRole('article', { name: `Letter ${place?.key}` }).getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }));
    await waitFor(() => expect(Math.abs(top() - before)).toBeLessThan(2));
    window.scrollTo(0, 0);
  },
};

const START = { key: '50009', offsetPx: 120 };
