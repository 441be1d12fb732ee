import { Select, useWords } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { settingsWords } from './words.ts';

/** What the interface speaks; each language goes by its own name. */
export function LanguageSection() {
  const { languages: spoken } = useHost();
  const t = useWords(settingsWords);
  return (
    <Select
      label={t.languageLabel({ brand: brand.name })}
      hint={t.languageHint}
      options={spoken.offered.map(({ tag, name }) => ({ value: tag, label: name }))}
      value={useSubject(spoken.language$)}
      onChange={({ value }) => {
        const chosen = spoken.offered.find(({ tag }) => tag === value);
        if (chosen) spoken.choose(chosen.tag);
      }}
    />
  );
}
