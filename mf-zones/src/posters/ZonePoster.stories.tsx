import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { thirteenZones } from '../testing/thirteenZones.ts';
import { posters } from './posters.ts';
import { ZonePoster } from './ZonePoster.tsx';

const castle = thirteenZones.find(({ path }) => path === '/zones/castle');

const meta = {
  title: 'mf-zones/Posters',
  component: ZonePoster,
  args: { zone: castle ?? { name: 'Attic', path: '/zones/attic', image: null, hour: 'noon', palette: [] } },
} satisfies Meta<typeof ZonePoster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** Every place as it was rendered, 320 pixels wide: each must be told from the others at a glance. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 320px)', gap: 8 }}>
      {Object.entries(posters).map(([path, { small }]) => (
        <img key={path} src={small} width={320} height={180} alt={path.split('/').at(-1)} />
      ))}
    </div>
  ),
};

/** A zone that nobody has built is drawn from its colours. */
export const NotBuilt: Story = {
  args: { zone: { name: 'Attic', path: '/zones/attic', image: null, hour: 'noon', palette: [] } },
};
