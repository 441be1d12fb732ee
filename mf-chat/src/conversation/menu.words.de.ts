import type { Translation } from '@plaza/design-system';
import type { menuWords } from './menu.words.ts';

export const chatMenu: Translation<typeof menuWords> = {
  menu: 'Mehr zu diesem Chat',
  search: 'In diesem Chat suchen',
  safety: 'Sicherheitsnummer',
  membersItem: 'Mitglieder',
  mute: 'Stummschalten',
  unmute: 'Nicht mehr stumm',
  pin: 'Anheften',
  unpin: 'Nicht mehr anheften',
  archive: 'Archivieren',
  unarchive: 'Aus dem Archiv holen',
  timer: 'Verschwindende Nachrichten',
  block: '{name} blockieren',
  blockTitle: '{name} blockieren?',
  blockWords: 'Keiner von euch sieht den anderen noch irgendwo, und dieser Chat ist geschlossen.',
  leave: 'Gruppe verlassen',
  leaveTitle: 'Diese Gruppe verlassen?',
  leaveWords: 'Was darin gesagt wird, kannst du dann nicht mehr lesen.',
  saveChat: 'Chat sichern',
  reportChat: 'Nachrichten melden',
  profile: 'Profil',
};
