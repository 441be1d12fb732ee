import { useWords } from '@plaza/design-system';
import { useLayoutEffect, useRef } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { vrWords } from '../words.ts';
import { COMFORT, type Comfort } from './comfort.ts';
import { drawMenu } from './drawMenu.ts';
import { type MenuPage, menuOf, SHEET, SHEET_TALL } from './menu.ts';

interface SheetProps {
  page: MenuPage;
  comfort?: Comfort;
  /** `null`: one does not talk. */
  isHeard?: boolean | null;
  /** The entry that the ray is on. */
  at?: number;
  foot?: string;
  /** Who stands before one's zone. */
  knocks?: readonly { username: string; name: string }[];
}

/** The menu of the wrist as the headset draws it: a picture, pressed by a ray. */
function Sheet({ page, comfort = COMFORT, isHeard = null, at = -1, foot, knocks = [] }: SheetProps) {
  const t = useWords(vrWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const phrases = ['Hello!', 'Follow me', 'Look at this', 'Thank you', 'Back soon'];
  const entries = menuOf({ page, comfort, phrases, isLoud: true, isHeard, knocks }, t);
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) drawMenu(pen, { title: t.menu, entries, at, foot: foot ?? t.help });
  });
  return (
    <canvas
      ref={canvas}
      width={SHEET.wide}
      height={SHEET_TALL}
      role="img"
      aria-label={entries.map(({ label, value }) => (value ? `${label}: ${value}` : label)).join(', ')}
      style={{ maxInlineSize: '100%' }}
    />
  );
}

const meta = { title: 'mf-zones/VR/Wrist menu', component: Sheet } satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = { args: { page: 'main', at: 2 } };

export const Talking: Story = { args: { page: 'main', isHeard: true } };

const knocks = [{ username: 'nora', name: 'Nora Field' }];

export const SomebodyKnocks: Story = { args: { page: 'main', isHeard: true, knocks } };

export const AnsweringAKnock: Story = { args: { page: 'door', knocks, at: 0 } };

export const Phrases: Story = { args: { page: 'phrases' } };

export const Moves: Story = { args: { page: 'moves' } };

export const ComfortPage: Story = {
  name: 'Comfort',
  args: { page: 'comfort', comfort: { ...COMFORT, seated: true, snap: 0 } },
};

/** With `?stats=1` the foot says what a picture costs, both eyes together. */
export const WithNumbers: Story = { args: { page: 'main', foot: '58 calls, 96210 triangles' } };
