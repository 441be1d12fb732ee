import { Select, useWords } from '@plaza/design-system';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { settingsWords } from './words.ts';

const CHOICES = { device: 'themeOfDevice', dark: 'themeDark', light: 'themeLight' } as const;

/** By night, by day, or as the device has it. */
export function ThemeSection() {
  const t = useWords(settingsWords);
  const { themes } = useHost();
  return (
    <Select
      label={t.theme}
      hint={t.themeHint}
      options={Object.entries(CHOICES).map(([value, label]) => ({ value, label: t[label] }))}
      value={useSubject(themes.choice$)}
      onChange={({ value }) => {
        if (value === 'device' || value === 'dark' || value === 'light') themes.choose(value);
      }}
    />
  );
}
