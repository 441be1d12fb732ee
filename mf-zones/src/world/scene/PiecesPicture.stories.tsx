import { PIECES, type PieceKind } from '@plaza/api-contract/values';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PiecesPicture } from './PiecesPicture.tsx';

const all = Object.keys(PIECES) as PieceKind[];

const meta = {
  title: 'mf-zones/Pieces',
  component: PiecesPicture,
  args: { kinds: ['lantern'] },
  argTypes: { kinds: { control: 'check', options: all } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PiecesPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Choose one or several by the control; each turns on its stand. */
export const One: Story = {};

export const All: Story = { args: { kinds: all } };

/** As it is for a picture that must not move. */
export const Still: Story = { args: { kinds: ['portal', 'tree', 'tent'], still: 1 } };
