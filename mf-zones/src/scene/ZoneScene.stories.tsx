import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { thirteenZones } from '../testing/thirteenZones.ts';
import { ZoneScene } from './ZoneScene.tsx';

const meta = {
  title: 'mf-zones/Scene',
  component: ZoneScene,
  args: { path: '/zones/castle', palette: thirteenZones[4]?.palette ?? [] },
} satisfies Meta<typeof ZoneScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** Thumbnails at 160 px: each must be told from the others at a glance. */
export const AllThirteen: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 160px)', gap: 8 }}>
      {thirteenZones.map(({ path, palette }) => (
        <ZoneScene key={path} path={path} palette={palette} />
      ))}
    </div>
  ),
};
