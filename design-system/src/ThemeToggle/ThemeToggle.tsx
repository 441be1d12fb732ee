import { Moon, Sun } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../IconButton/index.ts';

export type ThemeName = 'dark' | 'light';

export interface ThemeToggleProps extends Omit<
  IconButtonProps,
  'label' | 'pressed' | 'onChange' | 'children'
> {
  /** The theme on now. */
  theme: ThemeName;
  /** The visitor wants the other one. */
  onChange: (change: { theme: ThemeName }) => void;
}

/** From dusk to noon and back. */
export function ThemeToggle({ theme, onChange, ...rest }: ThemeToggleProps) {
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton {...rest} label={`Use the ${other} theme`} onClick={() => onChange({ theme: other })}>
      {theme === 'dark' ? <Sun /> : <Moon />}
    </IconButton>
  );
}
