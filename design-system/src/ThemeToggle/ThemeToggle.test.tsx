import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeToggle } from './index.ts';

describe('ThemeToggle', () => {
  it.each([
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const)('leads from %s to %s', async (theme, other) => {
    const handleChange = jest.fn();
    render(<ThemeToggle theme={theme} onChange={handleChange} />);
    await userEvent.click(screen.getByRole('button', { name: `Use the ${other} theme` }));
    expect(handleChange).toHaveBeenCalledWith({ theme: other });
  });
});
