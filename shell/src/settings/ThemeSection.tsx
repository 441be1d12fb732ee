import { Switch, useWords } from '@plaza/design-system';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { settingsWords } from './words.ts';

/** The square by night or at noon. */
export function ThemeSection() {
  const t = useWords(settingsWords);
  const { themes } = useHost();
  return (
    <Switch
      label={t.darkTheme}
      hint={t.darkThemeHint}
      checked={useSubject(themes.theme$) === 'dark'}
      onChange={({ checked }) => themes.choose(checked ? 'dark' : 'light')}
    />
  );
}
