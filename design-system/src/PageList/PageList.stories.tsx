import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/index.ts';
import { PageList, type PageListProps } from './index.ts';
import { lettersOf, placesOf, topOf, walk } from './stories/letters.ts';
import { barStyle, Letter, lettersFrom, MoreAbove, Visits } from './stories/StoryParts.tsx';

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
  render: (args) => <MoreAbove {...args} />,
  args: { goTo: { key: '50009', offsetPx: 120 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('article', { name: 'Letter 50009' });
    await waitFor(() => expect(topOf(canvasElement, 50_009)).toBeCloseTo(120, 0));
    await userEvent.click(canvas.getByRole('button', { name: 'New ones' }));
    await waitFor(() => expect(placesOf(canvasElement).get(50_009)).toBe(30));
    await expect(topOf(canvasElement, 50_009)).toBeCloseTo(120, 0);
    window.scrollTo(0, 0);
  },
};

/** Also far down, and under somebody who goes on reading. */
export const NewOnesComeFarDown: Story = {
  render: (args) => <MoreAbove {...args} />,
  args: { goTo: { key: '90000', offsetPx: 120 } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article', { name: 'Letter 90000' });
    await waitFor(() => expect(topOf(canvasElement, 90_000)).toBeCloseTo(120, 0));
    const more = canvas.getByRole('button', { name: 'New ones' });
    const farthest = await walk(canvasElement, 12, 40, (step) => step === 6 && more.click());
    await expect(farthest).toBeLessThan(2);
    for (const [letter, place] of placesOf(canvasElement)) await expect(place).toBe(letter - 49_980 + 1);
    window.scrollTo(0, 0);
  },
};

/**
 * Wherever one is among a hundred thousand, the page is no taller than every browser can show, and whichever way one
 * reads on, no letter is where it should not be.
 */
export const FarDown: Story = {
  args: { goTo: { key: '60000', offsetPx: 120 } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article', { name: 'Letter 60000' });
    await waitFor(() => expect(topOf(canvasElement, 60_000)).toBeCloseTo(120, 0));
    await expect(document.documentElement.scrollHeight).toBeLessThan(13_000_000);
    await expect(await walk(canvasElement, 40, -90)).toBeLessThan(2);
    await expect(await walk(canvasElement, 80, 90)).toBeLessThan(2);
    const shown = [...placesOf(canvasElement)];
    await expect(shown.map(([letter]) => letter + 1)).toEqual(shown.map(([, place]) => place));
    // Who rests so far down stays there, and the page becomes less tall.
    const [[letter] = [0]] = shown;
    const top = topOf(canvasElement, letter);
    await waitFor(() => expect(window.scrollY).toBeLessThan(2_500_000));
    await expect(topOf(canvasElement, letter)).toBeCloseTo(top, 0);
    await expect(await walk(canvasElement, 10, -90)).toBeLessThan(2);
    window.scrollTo(0, 0);
  },
};

/** The same at the last letters, where nothing below makes the page taller. */
export const AtTheLast: Story = {
  args: { goTo: { key: '99950', offsetPx: 120 } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article', { name: 'Letter 99950' });
    await expect(await walk(canvasElement, 8, 90)).toBeLessThan(2);
    const [, letter = 0] = lettersOf(canvasElement);
    const top = topOf(canvasElement, letter);
    await waitFor(() => expect(window.scrollY).toBeLessThan(2_500_000));
    await expect(topOf(canvasElement, letter)).toBeCloseTo(top, 0);
    window.scrollTo(0, 0);
  },
};

/** The bar of the page leads to the last one and to the first, which stands where the list begins. */
export const FromEndToEnd: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article', { name: 'Letter 0' });
    const begin = topOf(canvasElement, 0);
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const last = canvas.getByRole('article', { name: 'Letter 99999' });
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await expect(await walk(canvasElement, 10, -90)).toBeLessThan(2);
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() => expect(Math.abs((lettersOf(canvasElement)[0] ?? 0) - 50_000)).toBeLessThan(20_000));
    await waitFor(() => {
      window.scrollTo(0, 0);
      void expect(topOf(canvasElement, 0)).toBe(begin);
    });
  },
};

/** Nobody has measured what stands above where one came in: it is met without a jump, and without a hole. */
export const UpToTheFirst: Story = {
  args: { goTo: { key: '30', offsetPx: 120 }, itemPx: 480 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article', { name: 'Letter 30' });
    await waitFor(() => expect(topOf(canvasElement, 30)).toBeCloseTo(120, 0));
    let steps = 0;
    while (topOf(canvasElement, 0) < -90) {
      await expect(await walk(canvasElement, 1, -90)).toBeLessThan(2);
      steps += 1;
      await expect(steps).toBeLessThan(200);
    }
    window.scrollTo(0, 0);
    await waitFor(() => expect(topOf(canvasElement, 0)).toBeLessThan(40));
  },
};

/** What grows above the window pushes nobody down, and what is taken away there pulls nobody up. */
export const ChangesAbove: Story = {
  render: function Render(args: PageListProps<number>) {
    const [state, setState] = useState<'as it was' | 'long' | 'fewer'>('as it was');
    const items = state === 'fewer' ? lettersFrom(0).filter((letter) => letter >= 990) : lettersFrom(0);
    return (
      <>
        <div style={barStyle}>
          <Button size="s" onClick={() => setState('long')}>
            Longer
          </Button>
          <Button size="s" onClick={() => setState('fewer')}>
            Fewer
          </Button>
        </div>
        <PageList
          {...args}
          items={items}
          renderItem={({ item, index }) => (
            <div style={{ paddingBlockEnd: state !== 'as it was' && item === 998 ? 150 : 0 }}>
              <Letter number={item} place={index + 1} />
            </div>
          )}
        />
      </>
    );
  },
  args: { goTo: { key: '1000', offsetPx: 60 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('article', { name: 'Letter 1000' });
    await waitFor(() => expect(topOf(canvasElement, 1000)).toBeCloseTo(60, 0));
    const before = topOf(canvasElement, 998);
    await userEvent.click(canvas.getByRole('button', { name: 'Longer' }));
    await waitFor(() => expect(topOf(canvasElement, 998)).toBeCloseTo(before - 150, 0));
    await expect(topOf(canvasElement, 1000)).toBeCloseTo(60, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }));
    await waitFor(() => expect(placesOf(canvasElement).get(1000)).toBe(11));
    await expect(topOf(canvasElement, 1000)).toBeCloseTo(60, 0);
    window.scrollTo(0, 0);
  },
};

/** Who leaves and comes back finds what they read at the same height, whatever the page has above the list. */
export const ComesBack: Story = {
  render: (args) => <Visits {...args} />,
  args: { onRest: rested },
  play: async ({ canvas, canvasElement, userEvent }) => {
    rested.mockClear();
    await canvas.findByRole('article', { name: 'Letter 1' });
    window.scrollTo(0, 2000);
    await waitFor(() => expect(rested).toHaveBeenCalled());
    const letter = Number(rested.mock.lastCall?.[0].place?.key);
    const before = topOf(canvasElement, letter);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }));
    await waitFor(() => expect(Math.abs(topOf(canvasElement, letter) - before)).toBeLessThan(2));
    window.scrollTo(0, 0);
  },
};

/** However far down that was. */
export const ComesBackFarDown: Story = {
  render: (args) => <Visits {...args} />,
  args: { onRest: rested, goTo: { key: '70000', offsetPx: 120 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('article', { name: 'Letter 70000' });
    await expect(await walk(canvasElement, 20, 90)).toBeLessThan(2);
    rested.mockClear();
    await waitFor(() => expect(rested).toHaveBeenCalled());
    const letter = Number(rested.mock.lastCall?.[0].place?.key);
    await expect(letter).toBeGreaterThan(70_000);
    const before = topOf(canvasElement, letter);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }));
    await waitFor(() => expect(Math.abs(topOf(canvasElement, letter) - before)).toBeLessThan(2));
    window.scrollTo(0, 0);
  },
};

/** Who is taken to a letter is at that letter, and is taken to it again elsewhere: not to the one above. */
export const IsTakenToOne: Story = {
  render: (args) => <Visits {...args} />,
  args: { onRest: rested, goTo: { key: '1', offsetPx: 88 } },
  play: async ({ canvas, canvasElement }) => {
    rested.mockClear();
    await canvas.findByRole('article', { name: 'Letter 1' });
    await waitFor(() => expect(rested.mock.lastCall?.[0].place?.key).toBe('1'));
    await expect(topOf(canvasElement, 1)).toBeGreaterThan(0);
    window.scrollTo(0, 0);
  },
};
