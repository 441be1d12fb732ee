import { useState } from 'react';
import { expect } from 'storybook/test';
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

export const Light: Story = { args: { theme: 'light' } };

/** What it is called is what it does next. */
export const ByKeyboard: Story = {
  ...Toggle,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    const before = button.getAttribute('aria-label');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAccessibleName(String(before));
  },
};
