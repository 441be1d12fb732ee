import type { CallAnswer } from '@plaza/api-contract';
import type { ComponentType } from 'react';

export type Account = CallAnswer<'GET /account'>;

export interface SectionProps {
  account: Account;
  /** The account has changed; what was read of it is out of date. */
  onChanged(changed: { account: Account }): void;
}

export interface SettingsSection {
  id: string;
  title: string;
  Section: ComponentType<SectionProps>;
  /** Whom it is for; everybody without it. */
  isFor?(account: Account): boolean;
}
