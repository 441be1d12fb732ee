import { DataSection } from './DataSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import type { Account, SettingsSection } from './SettingsSection.ts';
import { ThemeSection } from './ThemeSection.tsx';

const notForDemo = (account: Account) => !account.is_demo;

/** What Settings offers, in its order. A new room adds a line here, or brings a widget for the place `settings`. */
export const sections: readonly SettingsSection[] = [
  { id: 'profile', title: 'Profile', Section: ProfileSection },
  { id: 'theme', title: 'Appearance', Section: ThemeSection },
  { id: 'sessions', title: 'Where you are logged in', Section: SessionsSection },
  { id: 'password', title: 'Password', Section: PasswordSection, isFor: notForDemo },
  { id: 'email', title: 'Email', Section: EmailSection, isFor: notForDemo },
  { id: 'data', title: 'Your data', Section: DataSection },
  { id: 'delete', title: 'Delete account', Section: DeleteSection, isFor: notForDemo },
];
