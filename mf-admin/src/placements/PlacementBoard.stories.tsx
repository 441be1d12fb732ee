import { shellDecorator } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aPlacement } from '../testing/someSettings.ts';
import { PlacementBoard } from './PlacementBoard.tsx';

const meta = {
  title: 'mf-admin/Placements',
  component: PlacementBoard,
  args: { places: ['feed'] },
  decorators: [
    shellDecorator({
      answers: {
        'GET /placements': [
          aPlacement(),
          aPlacement({
            id: '6',
            kind: 'collaboration',
            title: 'A lantern walk',
            words: '',
            partner: 'Cedar Studio',
          }),
        ],
        'POST /placements/:id/count': { counted: true },
      },
    }),
  ],
} satisfies Meta<typeof PlacementBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheFeed: Story = {};

/** The notice board of a zone. */
export const InAZone: Story = { args: { places: ['zone', 'flick'], zone: 'coffee' } };
