import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorldPicture } from './WorldPicture.tsx';

const meta = {
  title: 'mf-zones/Places',
  component: WorldPicture,
  args: { id: 'castle', still: 12 },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WorldPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Castle: Story = {};
export const Mermaid: Story = { args: { id: 'mermaid' } };
export const Library: Story = { args: { id: 'library' } };
export const Desert: Story = { args: { id: 'desert' } };
export const Park: Story = { args: { id: 'children-park' } };
export const Coffee: Story = { args: { id: 'coffee' } };
export const Crocodile: Story = { args: { id: 'crocodile' } };
export const Avatar: Story = { args: { id: 'avatar' } };
export const ExtraTerrestrial: Story = { args: { id: 'extra-terrestrial' } };
export const SuperMarket: Story = { args: { id: 'supermart' } };
export const ChildrenParty: Story = { args: { id: 'children-party' } };
export const Explorer: Story = { args: { id: 'explorer' } };
export const HauntedFactory: Story = { args: { id: 'haunted-factory' } };
export const Mutant: Story = { args: { id: 'mutant' } };

/** The same place from its landmark, and from its far side. */
export const FromTheLandmark: Story = { args: { id: 'mutant', view: 'landmark' } };
export const FromTheFarSide: Story = { args: { id: 'explorer', view: 'far' } };
