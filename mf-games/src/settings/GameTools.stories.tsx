import { type ComponentProps, useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GameTools } from './GameTools.tsx';

type Tools = ComponentProps<typeof GameTools>;

/** Keeps what is chosen, as the page around it does. */
function Kept({ settings: first, onPause }: Tools) {
  const [settings, setSettings] = useState(first);
  const handleChange = (part: Tools['settings']) => setSettings({ ...settings, ...part });
  return <GameTools settings={settings} onChange={handleChange} onPause={onPause} />;
}

const meta: Meta<Tools> = {
  title: 'mf-games/Game tools',
  component: Kept,
  args: { settings: {}, onChange: () => undefined },
};

export default meta;
type Story = StoryObj<Tools>;

export const WhileARunIsOn: Story = { args: { onPause: () => undefined } };
export const BeforeARun: Story = {};
export const Silent: Story = { args: { settings: { muted: true, slow: true } } };
