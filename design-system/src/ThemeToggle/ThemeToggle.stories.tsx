import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ThemeToggle, type ThemeName } from './index.ts';

const meta = {
  title: 'Design system/ThemeToggle',
  component: ThemeToggle,
  args: { theme: 'dark', onChange: () => undefined },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shell sets `data-theme` and remembers it; the button only says what the visitor wants. */
export const Toggle: Story = {
  render: function Render() {
    const [theme, setTheme] = useState<ThemeName>('dark');
    return <ThemeToggle theme={theme} onChange={(change) => setTheme(change.theme)} />;
  },
};
