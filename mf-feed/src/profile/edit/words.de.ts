import type { Translation } from '@plaza/design-system';
import type { editWords } from './words.ts';

export const editProfile: Translation<typeof editWords> = {
  title: 'Profil bearbeiten',
  organisation: 'Organisation',
  bio: 'Über dich',
  bioHint: '{count} von {most} Zeichen',
  zone: 'Lieblingszone',
  zoneHint: 'Ihr Bild ist dein Titelbild.',
  noZone: 'Keine',
  zonesFailed: 'Die Zonen wurden nicht geladen. Es bleibt bei deiner.',
  cancel: 'Abbrechen',
  save: 'Profil speichern',
  failed: 'Dein Profil konnte nicht gespeichert werden',
  saved: 'Dein Profil ist gespeichert.',
};
