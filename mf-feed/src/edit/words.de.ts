import type { Translation } from '@plaza/design-system';
import type { editWords } from './words.ts';

export const edit: Translation<typeof editWords> = {
  changed: 'Dieser Beitrag wurde inzwischen geändert',
  changedWhy:
    'Du hast ihn anderswo weiter bearbeitet. Beim Speichern treten diese Worte an die Stelle von dem, was jetzt dasteht:',
  take: 'Nehmen, was jetzt dasteht',
};
