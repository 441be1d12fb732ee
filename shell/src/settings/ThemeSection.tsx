import { Switch } from '@plaza/design-system';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';

/** The square by night or at noon. */
export function ThemeSection() {
  const { themes } = useHost();
  return (
    <Switch
      label="Dark theme"
      hint="The square at dusk; without it, at noon. This browser remembers it."
      checked={useSubject(themes.theme$) === 'dark'}
      onChange={({ checked }) => themes.choose(checked ? 'dark' : 'light')}
    />
  );
}
