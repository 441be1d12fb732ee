import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/index.ts';
import classes from '../stories/stories.module.css';
import { VirtualList, type VirtualListPlace, type VirtualListProps } from './index.ts';

const meta = {
  title: 'Design system/VirtualList',
  component: VirtualList<number>,
  args: {
    label: 'Letters',
    items: lettersFrom(0),
    itemKey: ({ item }) => String(item),
    renderItem: ({ item }) => <Letter number={item} />,
  },
  decorators: [(Story) => <main className={classes.tall}>{Story()}</main>],
} satisfies Meta<typeof VirtualList<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten thousand and more, numbered like letters in a box. */
function lettersFrom(first: number): number[] {
  return Array.from({ length: 10_000 - first }, (_, index) => first + index);
}

/** Every third is longer than the others. */
function Letter({ number }: { number: number }) {
  return (
    <p>
      Letter {number}.{' '}
      {number % 3 === 0 ? 'The lamps are lit, and somebody plays by the fountain. '.repeat(4) : ''}
    </p>
  );
}

export const FromTheStart: Story = {
  args: { onNearEnd: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/^Letter 0\./);
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    await expect(args.onNearEnd).not.toHaveBeenCalled();
  },
};

/** Nobody is near the first one on the way to the last: nothing older is asked for. */
export const FromTheEnd: Story = {
  args: { startAt: 'end', onNearStart: fn() },
  play: async ({ args, canvas }) => {
    const last = await canvas.findByText(/^Letter 9999\./);
    const list = canvas.getByRole('list');
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        list.getBoundingClientRect().bottom + 1,
      ),
    );
    await expect(args.onNearStart).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { items: [] } };

/** Older ones come above; what one reads stays where it is. */
export const OlderOnesCome: Story = {
  render: function Render(args: VirtualListProps<number>) {
    const [first, setFirst] = useState(9000);
    return (
      <>
        <Button size="s" onClick={() => setFirst(first - 100)}>
          Older ones
        </Button>
        <VirtualList {...args} items={lettersFrom(first)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Letter 9002\./);
    const list = canvas.getByRole('list');
    // Asked anew each time: a row that is measured again may be another element.
    const edges = (letter: number) =>
      canvas.getByText(new RegExp(`^Letter ${letter}\\.`)).getBoundingClientRect();
    const unhurried = { timeout: 10_000 };
    // Rows that are first measured while older ones come would push the others about: those below the edge as well.
    await waitFor(async () => {
      const rows = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect());
      const gaps = rows.slice(1).map(({ top }, index) => Math.abs(top - (rows[index]?.bottom ?? 0)));
      await expect(Math.max(...gaps)).toBeLessThan(2);
      await expect(rows.at(-1)?.bottom).toBeGreaterThan(list.getBoundingClientRect().bottom + 200);
    }, unhurried);
    const before = edges(9002).top;
    await userEvent.click(canvas.getByRole('button', { name: 'Older ones' }));
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(100), unhurried);
    await waitFor(() => expect(Math.abs(edges(9002).top - before)).toBeLessThan(2), unhurried);
  },
};

/** The day of a conversation stays first while older ones of that day come below it; what one reads stays all the same. */
export const OlderOnesComeBelowAHeading: Story = {
  args: { renderItem: ({ item }) => (item === -1 ? <h3>Today</h3> : <Letter number={item} />) },
  render: function Render(args: VirtualListProps<number>) {
    const [first, setFirst] = useState(9000);
    return (
      <>
        <Button size="s" onClick={() => setFirst(first - 100)}>
          Older ones
        </Button>
        <VirtualList {...args} items={[-1, ...lettersFrom(first)]} />
      </>
    );
  },
  play: OlderOnesCome.play,
};

/** Who goes up while new ones come stays there; who is at the end follows them. */
export const NewOnesComeMeanwhile: Story = {
  args: { startAt: 'end', onAtEnd: fn() },
  render: function Render(args: VirtualListProps<number>) {
    const [count, setCount] = useState(1000);
    return (
      <>
        <Button size="s" onClick={() => setCount(count + 1)}>
          A new one
        </Button>
        <VirtualList {...args} items={Array.from({ length: count }, (_, letter) => letter)} />
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await canvas.findByText(/^Letter 999\./);
    const list = canvas.getByRole('list');
    const newOne = canvas.getByRole('button', { name: 'A new one' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const leftPx = () => list.scrollHeight - list.clientHeight - list.scrollTop;
    await waitFor(() => expect(leftPx()).toBeLessThan(2));
    for (let more = 0; more < 10; more += 1) {
      newOne.click();
      await frame();
    }
    await canvas.findByText(/^Letter 1009\./);
    await waitFor(() => expect(leftPx()).toBeLessThan(2));
    // Up in the same moment in which one comes, as a wheel does it.
    newOne.click();
    list.scrollTop -= 300;
    await waitFor(() => expect(args.onAtEnd).toHaveBeenLastCalledWith({ isAtEnd: false }));
    const before = list.scrollTop;
    for (let more = 0; more < 10; more += 1) {
      newOne.click();
      await frame();
    }
    await waitFor(() => expect(list.scrollHeight - before).toBeGreaterThan(600));
    await expect(Math.abs(list.scrollTop - before)).toBeLessThan(60);
    await expect(args.onAtEnd).toHaveBeenLastCalledWith({ isAtEnd: false });
  },
};

/** After high rows low ones rush in: what comes is first thought as high as those, and the end is kept all the same. */
export const LowRowsAfterHighOnes: Story = {
  args: {
    startAt: 'end',
    renderItem: ({ item }) => (
      <p style={{ margin: 0, blockSize: item < 1000 ? '72px' : '24px' }}>Number {item}.</p>
    ),
    onAtEnd: fn(),
  },
  render: NewOnesComeMeanwhile.render,
  play: async ({ args, canvas }) => {
    await canvas.findByText('Number 999.');
    const list = canvas.getByRole('list');
    const newOne = canvas.getByRole('button', { name: 'A new one' });
    for (let more = 0; more < 120; more += 1) {
      newOne.click();
      await new Promise((resolve) => setTimeout(resolve, 9));
    }
    await canvas.findByText('Number 1119.');
    await waitFor(() => expect(list.scrollHeight - list.clientHeight - list.scrollTop).toBeLessThan(2));
    await expect(args.onAtEnd).not.toHaveBeenCalledWith({ isAtEnd: false });
  },
};

/** Left and come back to, it goes on where it was. */
export const ComesBackToItsPlace: Story = {
  render: function Render(args: VirtualListProps<number>) {
    const [isShown, setIsShown] = useState(true);
    const [place, setPlace] = useState<VirtualListPlace>();
    return (
      <>
        <Button size="s" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Leave' : 'Come back'}
        </Button>
        {isShown ? <VirtualList {...args} place={place} onLeave={(leave) => setPlace(leave.place)} /> : null}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Letter 0\./);
    canvas.getByRole('list').scrollTop = 20_000;
    await waitFor(() => expect(canvas.queryByText(/^Letter 0\./)).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(4));
    const before = canvas.getByRole('list').scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(Math.abs(canvas.getByRole('list').scrollTop - before)).toBeLessThan(2));
  },
};
