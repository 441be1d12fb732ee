import type { CallAnswer } from '@plaza/api-contract';
import type { ComponentType } from 'react';
import type { settingsWords } from './words.ts';

export type Account = CallAnswer<'GET /account'>;

type SettingsWords = typeof settingsWords.now;

export interface SectionProps {
  account: Account;
  /** The account has changed; what was read of it is out of date. */
  onChanged(changed: { account: Account }): void;
}

export interface SettingsSection {
  id: string;
  title(t: SettingsWords): string;
  Section: ComponentType<SectionProps>;
  /** A place for another remote's sections, before this one. */
  placeBefore?: string;
  /** Whom it is for; everybody without it. */
  isFor?(account: Account): boolean;
}
