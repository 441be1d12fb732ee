import { Moon, Sun } from 'lucide';
import { Icon } from '../Icon/index.ts';
import { IconButton, type IconButtonProps } from '../IconButton/index.ts';
import { useWords } from '../language/index.ts';
import { commonWords } from '../texts/words.ts';

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
  const t = useWords(commonWords);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton {...rest} label={t[other]} onClick={() => onChange({ theme: other })}>
      {theme === 'dark' ? <Icon icon={Sun} /> : <Icon icon={Moon} />}
    </IconButton>
  );
}
