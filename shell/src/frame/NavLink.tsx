import { Icon, useWords } from '@plaza/design-system';
import type { ReactNode } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { EntryButton, EntryLink } from './FrameEntry.tsx';
import type { NavItem } from './navItems.ts';
import { isHere } from './navTitles.ts';
import { titleWords } from '../first.words.ts';

export interface NavLinkProps {
  item: NavItem;
  layout: 'side' | 'bottom';
  /** What clings to the icon: a number of unread messages. */
  badge?: ReactNode;
}

/** A place of the main navigation. One that no remote of this installation answers says so. */
export function NavLink({ item, layout, badge }: NavLinkProps) {
  const { address$, remotes$, dialog$, isMissing } = useHost();
  const { pathname } = useSubject(address$);
  useSubject(remotes$); // a deploy may bring what is missing
  useWords(titleWords); // the item speaks the language of the moment
  const look = { layout, badge, icon: <Icon icon={item.icon} aria-hidden="true" /> };
  return isMissing(item.to) ? (
    <EntryButton {...look} aria-haspopup="dialog" onClick={() => dialog$.next('feature-missing')}>
      {item.label}
    </EntryButton>
  ) : (
    <EntryLink {...look} href={item.to} aria-current={isHere(item.to, pathname) ? 'page' : undefined}>
      {item.label}
    </EntryLink>
  );
}
