import { ConnectionSection } from '../connection/ConnectionSection.tsx';
import { hubWords } from '../connection/words.ts';
import { KeysPanel } from './keys/KeysPanel.tsx';
import { keyWords } from '../keys/words.ts';
import { DataSection } from './DataSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { PasskeysSection } from './passkeys/PasskeysSection.tsx';
import { passkeyWords } from './passkeys/words.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { NotificationsSection } from './push/NotificationsSection.tsx';
import { pushWords } from './push/words.ts';
import type { Account, SettingsSection } from './SettingsSection.ts';
import { ThemeSection } from './ThemeSection.tsx';

const notForDemo = (account: Account) => !account.is_demo;

/** What Settings offers, in its order. A new remote adds a line here, or brings a widget for the place `settings`. */
export const sections: readonly SettingsSection[] = [
  { id: 'profile', title: (t) => t.profileTitle, Section: ProfileSection },
  { id: 'theme', title: (t) => t.themeTitle, Section: ThemeSection },
  { id: 'language', title: (t) => t.languageTitle, Section: LanguageSection },
  { id: 'notifications', title: () => pushWords.now.title, Section: NotificationsSection },
  { id: 'sessions', title: (t) => t.sessionsTitle, Section: SessionsSection },
  { id: 'password', title: (t) => t.passwordTitle, Section: PasswordSection, isFor: notForDemo },
  { id: 'passkeys', title: () => passkeyWords.now.title, Section: PasskeysSection, isFor: notForDemo },
  { id: 'keys', title: () => keyWords.now.title, Section: KeysPanel },
  { id: 'email', title: (t) => t.emailTitle, Section: EmailSection, isFor: notForDemo },
  { id: 'connection', title: () => hubWords.now.title, Section: ConnectionSection },
  { id: 'data', title: (t) => t.dataTitle, Section: DataSection, placeBefore: 'settings.people' },
  { id: 'delete', title: (t) => t.deleteTitle, Section: DeleteSection, isFor: notForDemo },
];
